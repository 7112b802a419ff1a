import { permissions } from '@pathshala/rules/permissions';
import { waitingItemOf } from '@pathshala/back-office/waiting-item';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { Webhook } from '../domain/webhook.ts';
import type { Webhooks } from '../ports.ts';

interface ListFailingWebhooksDependencies {
  readonly webhooks: Pick<Webhooks, 'list'>;
  readonly now: () => number;
}

const text = {
  en: '{n} webhooks do not reach their receiver',
  one: '1 webhook does not reach its receiver',
  bn: '{n}টি ওয়েবহুক প্রাপকের কাছে পৌঁছাচ্ছে না',
};

/** A receiver that is being restarted needs nobody. */
const firstHourMs = 60 * 60 * 1000;

/** Webhooks that were turned off because nobody took their messages, and those that fail for more than an hour. */
export function listFailingWebhooks({ webhooks, now }: ListFailingWebhooksDependencies): ListWaitingWork {
  const isFailing = ({ isOn, offReason, failingSince }: Webhook) =>
    offReason !== null || (isOn && failingSince !== null && failingSince < now() - firstHourMs);
  return async () => {
    const failing = (await webhooks.list()).filter(isFailing);
    if (failing.length === 0) return [];
    const oldest = Math.min(...failing.map(({ failingSince, createdAt }) => failingSince ?? createdAt));
    return [
      waitingItemOf({
        kind: 'webhooks-failing',
        permission: permissions.administration,
        count: failing.length,
        oldestAt: new Date(oldest).toISOString(),
        path: '/boss/integrations/webhooks',
        text,
      }),
    ];
  };
}
