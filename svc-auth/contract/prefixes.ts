/** The path prefixes of this service, without `/api`. */
export const prefixes: readonly string[] = [
  '/auth',
  '/users',
  '/user',
  '/students',
  '/student',
  '/settings',
  '/pages',
  '/announcement',
  '/audit',
  '/notices',
  '/webhooks',
  '/api-keys',
  '/messages',
  '/files/svc-auth',
  '/operations/svc-auth',
  '/operations/backups',
];
