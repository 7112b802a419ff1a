import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Webhook } from '../domain/webhook.ts';
import type { Webhooks } from '../ports.ts';

interface RequireWebhookDependencies {
  readonly webhooks: Pick<Webhooks, 'find'>;
}

export function requireWebhook({ webhooks }: RequireWebhookDependencies) {
  return async (id: string): Promise<Webhook> => {
    const webhook = await webhooks.find(id);
    if (webhook === null) throw new DomainError('not-found', 'common.not-found');
    return webhook;
  };
}

export type RequireWebhook = ReturnType<typeof requireWebhook>;

/** Nothing is sent to a webhook that is off. */
export function requireOn(webhook: Webhook): void {
  if (!webhook.isOn) throw new DomainError('conflict', 'auth.webhook-off');
}
