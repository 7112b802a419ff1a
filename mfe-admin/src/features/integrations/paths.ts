/** The addresses of the pages. */
export const pagePaths = {
  keys: '/boss/integrations',
  webhooks: '/boss/integrations/webhooks',
  exports: '/boss/integrations/exports',
} as const;

/** The paths of the API. */
export const keysPath = '/api-keys';
export const webhooksPath = '/webhooks';
export const webhookPath = '/webhooks/{id}';
export const deliveriesPath = '/webhooks/{id}/deliveries';

export const listsPath = '/exports/lists';
export const exportsPath = '/exports';
export const exportPath = '/exports/{id}';
export const runsPath = '/exports/{id}/runs';
