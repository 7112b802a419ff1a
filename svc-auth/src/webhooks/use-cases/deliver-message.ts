import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import {
  afterAttempt,
  type Attempt,
  type Delivery,
  isGone,
  isTaken,
  messageIdOf,
} from '../domain/delivery.ts';
import { failingLimitMs, signingSecrets, type Webhook } from '../domain/webhook.ts';
import type {
  Deliveries,
  DeliverMessage,
  SignMessage,
  WebhookSecrets,
  WebhookSender,
  Webhooks,
} from '../ports.ts';

interface DeliverMessageDependencies {
  readonly webhooks: Pick<Webhooks, 'noteFailure' | 'noteSuccess' | 'turnOff'>;
  readonly deliveries: Pick<Deliveries, 'finish'>;
  readonly sender: Pick<WebhookSender, 'send'>;
  readonly secrets: Pick<WebhookSecrets, 'open'>;
  readonly sign: SignMessage;
  readonly log: Logger;
  readonly now: () => number;
}

/** It is longer than a call takes. */
export const leaseMs = 60_000;

/** Calls the webhook once. After three days without a success it is turned off, at once where the receiver says that it is gone. */
export function deliverMessage(deps: DeliverMessageDependencies): DeliverMessage {
  return async (webhook, leased) => {
    const attempt = await call(deps, webhook, leased);
    const change = afterAttempt(leased, attempt);
    await deps.deliveries.finish(leased, change);
    if (isTaken(attempt)) {
      await deps.webhooks.noteSuccess(webhook._id);
      return attempt;
    }
    await deps.webhooks.noteFailure(webhook._id, attempt.at);
    const isFailing = attempt.at - (webhook.failingSince ?? attempt.at) >= failingLimitMs;
    if (isGone(attempt) || (change.state === 'failed' && isFailing)) await turnOff(deps, webhook, attempt);
    return attempt;
  };
}

async function call(
  { sender, secrets, sign, now }: DeliverMessageDependencies,
  webhook: Webhook,
  delivery: Delivery,
): Promise<Attempt> {
  const at = now();
  const opened = signingSecrets(webhook, at).map((sealed) => secrets.open(sealed, webhook._id));
  const body = delivery.payload;
  const signature = sign({ id: messageIdOf(delivery), at, body, secrets: opened });
  const headers = { 'content-type': 'application/json', 'user-agent': 'Pathshala-Webhooks/1', ...signature };
  const { status, error } = await sender.send({ url: webhook.url, headers, body });
  return { at, status, error, durationMs: Math.max(0, now() - at) };
}

async function turnOff(
  { webhooks, log }: DeliverMessageDependencies,
  { _id, name }: Webhook,
  attempt: Attempt,
): Promise<void> {
  const reason = isGone(attempt) ? 'gone' : 'failures';
  log.warn({ webhook: _id, name, reason }, 'a webhook was turned off');
  await webhooks.turnOff(_id, reason);
}
