import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { WebhookMessage } from '@pathshala/svc-auth-contract/webhook-messages';
import { afterAttempt, type Delivery, newDelivery } from '../domain/delivery.ts';
import type { Deliveries, DeliverMessage } from '../ports.ts';
import { leaseMs } from './deliver-message.ts';
import { requireOn, type RequireWebhook } from './require-webhook.ts';

interface SendByHandDependencies {
  readonly requireWebhook: RequireWebhook;
  readonly deliveries: Pick<Deliveries, 'insertOnce' | 'again'>;
  readonly deliver: DeliverMessage;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Sends a test message and waits for the answer. A test that fails is repeated like every message. */
export function sendTest({ requireWebhook, deliveries, deliver, now, newId }: SendByHandDependencies) {
  return async (id: string): Promise<Delivery> => {
    const webhook = await requireWebhook(id);
    requireOn(webhook);
    const message: WebhookMessage = {
      type: 'webhook.test',
      version: 1,
      timestamp: new Date(now()).toISOString(),
      data: { webhookId: id },
    };
    const parts = { _id: newId(), webhookId: id, kind: message.type, payload: JSON.stringify(message) };
    const leased = { ...newDelivery(parts, now()), dueAt: now() + leaseMs };
    await deliveries.insertOnce(leased);
    const attempt = await deliver(webhook, leased);
    return { ...leased, ...afterAttempt(leased, attempt) };
  };
}

/** Makes a message due at once, whatever became of it. Repeated, it is sent once more at most. */
export function sendAgain({ requireWebhook, deliveries, now }: SendByHandDependencies) {
  return async (id: string, deliveryId: string): Promise<Delivery> => {
    requireOn(await requireWebhook(id));
    const delivery = await deliveries.again(id, deliveryId, now());
    if (delivery === null) throw new DomainError('not-found', 'common.not-found');
    return delivery;
  };
}
