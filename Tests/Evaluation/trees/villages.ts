export const statesList = ['Odisha', 'Jharkhand', 'Telangana', 'Madhya Pradesh'] as const;
export const districtsByState: Record<string, string[]> = {
  Odisha: ['Mayurbhanj', 'Sundargarh', 'Koraput', 'Cuttack'],
  Jharkhand: ['Ranchi', 'West Singhbhum', 'Dhanbad', 'Dumka'],
  Telangana: ['Hyderabad', 'Warangal', 'Nalgonda', 'Nizamabad'],
  'Madhya Pradesh': ['Bhopal', 'Indore', 'Jabalpur', 'Gwalior']
};
export const villagesByDistrict: Record<string, string[]> = {
  Mayurbhanj: ['Parsoli', 'Baripada', 'Udala'],
  Sundargarh: ['Rourkela', 'Biramitrapur', 'Rajgangpur'],
  Koraput: ['Jeypore', 'Koraput', 'Damanjodi'],
  Cuttack: ['Banki', 'Athagarh', 'Choudwar'],
  Ranchi: ['Bundu', 'Tamar'],
  Hyderabad: ['Secunderabad'],
  Indore: ['Mhow', 'Depalpur']
};
