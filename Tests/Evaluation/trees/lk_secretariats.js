export const provincesData = {
  'Central Province': { districts: ['Kandy', 'Matale'] },
  'Eastern Province': { districts: ['Ampara', 'Batticaloa'] }
};
export const divisionalSecretarialsData = {
  'Kandy': ['Akurana', 'Delthota'],
  'Matale': ['Dambulla', 'Matale'],
  'Ampara': ['Addalachchenai', 'Ampara'],
};
