export const JOBCODE = new Set([
  "01",
  "01.1",
  "01.11",
  "01.12",
  "02",
  "02.1",
  "02.10",
]);
