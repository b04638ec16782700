export const GHANA_LOCATIONS: Record<string, RegionData> = {
  "Greater Accra": {
    constituencies: [
      { name: "Ablekuma Central", districts: ["Ablekuma Central Municipal"] },
      { name: "Ablekuma West", districts: ["Ablekuma West Municipal", "Weija Gbawe Municipal"] },
    ],
  },
  "Volta": { constituencies: [ { name: "Ho Central", districts: ["Ho Municipal"] } ] },
};
