const paymentMethods = [
  { key: 1, value: 'Cash on delivery' },
  { key: 2, value: 'Credit card' },
];
export const paymentMethodOptions = { default: 'select', methods: paymentMethods };
export const provinces: string[] = ['AB', 'BC', 'MB'];
export const provinceOptions = { default: 'select', options: provinces };
