@Injectable()
export class SelectService {

  getCountries() {
    return [
     { id: 1, name: 'India' },
     { id: 2, name: 'USA' }
    ];
  }

  getStates() {
    return [
      { id: 1, country_id: 1, name: 'Andhra Pradesh' },
      { id: 2, country_id: 1, name: 'Madhya Pradesh' },
      { id: 3, country_id: 2, name: 'California' },
    ]
  }
}
