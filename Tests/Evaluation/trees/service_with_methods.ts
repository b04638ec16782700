import { Injectable } from '@angular/core';

export interface Governorate {
  code: string;
  name: string;
  delegations: Delegation[];
}

export interface Delegation {
  code: string;
  name: string;
}

@Injectable({
  providedIn: 'root'
})
export class LocationsService {

  private readonly governorates: Governorate[] = [
    {
      code: 'TN-11',
      name: 'Tunis',
      delegations: [
        { code: 'TN-11-01', name: 'Tunis Médina' },
        { code: 'TN-11-02', name: 'Bab Bhar' },
      ]
    },
  ];

  getGovernorates(): Governorate[] {
    return this.governorates;
  }

  getDelegations(code: string): Delegation[] {
    const governorate = this.governorates.find(g => g.code === code);
    return governorate ? governorate.delegations : [];
  }
}
