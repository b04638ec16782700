/**
 * Bangladesh Districts by Division
 * Generated: 2025-12-14T14:06:57.656Z
 * Total: 64 districts
 */

import type { District } from './types.js';

export const DISTRICTS: Record<string, District[]> = {
  "dhaka": [
    {
      "id": "dhaka",
      "name": "Dhaka",
      "divisionId": "dhaka",
      "divisionName": "Dhaka"
    },
    {
      "id": "faridpur",
      "name": "Faridpur",
      "divisionId": "dhaka",
      "divisionName": "Dhaka"
    }
  ],
  "sylhet": [
    {
      "id": "habiganj",
      "name": "Habiganj",
      "divisionId": "sylhet",
      "divisionName": "Sylhet"
    }
  ]
};
