/** The packages that several teams build on: each has an API report, a version and a changelog. */
export const kits = [
  'infra/rules',
  'infra/contract-kit',
  'infra/events',
  'infra/mail',
  'infra/mail-templates',
  'infra/rich-text',
  'infra/uploads',
  'infra/open-api',
  'infra/service-kit',
  'infra/service-testing',
  'infra/web-kit',
  'infra/admin-kit',
  'infra/stores/documents',
  'infra/stores/bus',
  'infra/stores/key-value',
  'infra/stores/files',
];
