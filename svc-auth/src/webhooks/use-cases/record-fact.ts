import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import { newDelivery } from '../domain/delivery.ts';
import { wasThere } from '../domain/webhook.ts';
import type { Deliveries, Fact, Webhooks } from '../ports.ts';

interface RecordFactDependencies {
  readonly webhooks: Pick<Webhooks, 'wanting'>;
  readonly deliveries: Pick<Deliveries, 'insertOnce'>;
  readonly now: () => number;
}

/** Older facts come from events that are published again. It is shorter than the life of a delivery, by whose id a repeat is known. */
const oldestMs = 7 * 24 * 60 * 60 * 1000;

/** Stores a message for each webhook that wants it. A repeat stores nothing. */
export function recordFact({ webhooks, deliveries, now }: RecordFactDependencies) {
  return async ({ key, message }: Fact): Promise<void> => {
    const at = Date.parse(message.timestamp);
    if (at < now() - oldestMs) return;
    for (const webhook of await webhooks.wanting(message.type)) {
      if (!wasThere(webhook, at)) continue;
      const _id = derivedId('webhook', webhook._id, message.type, key);
      const parts = { _id, webhookId: webhook._id, kind: message.type, payload: JSON.stringify(message) };
      await deliveries.insertOnce(newDelivery(parts, now()));
    }
  };
}

export type RecordFact = ReturnType<typeof recordFact>;
