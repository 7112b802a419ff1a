import { editedView } from '@pathshala/contract-kit/edited';
import type { Webhook as WebhookView, WebhookDelivery } from '@pathshala/svc-auth-contract/http';
import { webhookKinds } from '@pathshala/svc-auth-contract/webhook-messages';
import { type Attempt, type Delivery, messageIdOf } from '../domain/delivery.ts';
import { previousSecretUntil, type Webhook } from '../domain/webhook.ts';

const isoOf = (time: number): string => new Date(time).toISOString();
const isoOrNull = (time: number | null): string | null => (time === null ? null : isoOf(time));

export function webhookView(webhook: Webhook, now: number): WebhookView {
  const { _id, name, url, kinds, isOn, offReason, failingSince, createdAt, edited } = webhook;
  return {
    _id,
    name,
    url,
    kinds: webhookKinds.filter((kind) => kinds.includes(kind)),
    isOn,
    offReason,
    failingSince: isoOrNull(failingSince),
    previousSecretUntil: isoOrNull(previousSecretUntil(webhook, now)),
    createdAt: isoOf(createdAt),
    ...editedView(edited),
  };
}

function attemptView({ at, status, error, durationMs }: Attempt) {
  return { at: isoOf(at), status, error, durationMs };
}

export function deliveryView(delivery: Delivery): WebhookDelivery {
  const { _id, kind, state, createdAt, dueAt, tries, attempts, payload } = delivery;
  return {
    _id,
    messageId: messageIdOf(delivery),
    kind,
    state,
    createdAt: isoOf(createdAt),
    nextTryAt: isoOrNull(dueAt),
    tries,
    attempts: attempts.map(attemptView),
    payload,
  };
}
