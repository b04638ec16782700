import { Component } from '@angular/core';

@Component({
  selector: 'my-app',
  templateUrl: './app.component.html',
})
export class AppComponent {
  constructor(private builder: FormBuilder) { }

  countries = [
    { id: 1, name: 'India' },
    { id: 2, name: 'USA' }
  ];

  states = [
    { id: 1, country_id: 1, name: 'Andhra Pradesh' },
    { id: 2, country_id: 1, name: 'Madhya Pradesh' },
    { id: 3, country_id: 2, name: 'California' },
  ];

  cities = [
    { id: 1, state_id: 1, name: 'Guntur' },
    { id: 2, state_id: 2, name: 'Bhopal' },
    { id: 3, state_id: 3, name: 'San Francisco' },
  ];
}
