export const genders = [
  { label: 'Male', value: 'Male', name: 'gender' },
  { label: 'Female', value: 'Female', name: 'gender' },
  { label: 'Others', value: 'Others', name: 'gender' }
];
export const districtsOptions = [
  { text: 'Select One' },
  { value: 'Alappuzha', text: 'Alappuzha' }, { value: 'Ernakulam', text: 'Ernakulam' }
];
