/** The packages that several teams build on: each has an API report. */
export const kits = [
  'infra/rules',
  'infra/contract-kit',
  'infra/reports',
  'infra/uploads',
  'infra/service-kit',
  'infra/back-office',
  'infra/service-testing',
  'infra/web-kit',
  'infra/admin-kit',
  'infra/admin-exams',
  'infra/stores',
];
