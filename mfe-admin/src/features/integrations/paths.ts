/** The addresses of the pages. */
export const pagePaths = {
  keys: '/boss/integrations',
  webhooks: '/boss/integrations/webhooks',
} as const;

/** The paths of the API. */
export const keysPath = '/settings/api-keys';
export const webhooksPath = '/settings/webhooks';
export const webhookPath = '/settings/webhooks/{id}';
export const deliveriesPath = '/settings/webhooks/{id}/deliveries';
