export const blueprintPaths = {
  list: '/boss/blueprints',
  create: '/boss/blueprints/create',
  edit: (id: string): string => `/boss/blueprints/${id}`,
} as const;

/** The queries to invalidate after a change. */
export const staleBlueprints = ['/questions/blueprints', '/questions/blueprints/{id}'];
