import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { webhookKinds } from './webhook-messages.ts';

/** The limit of webhooks of a school. */
export const maxWebhooks = 20;

const webhookKind = z.enum(webhookKinds);

const fields = {
  name: plainText({ max: 80, required: true }),
  /** https, the usual port, a public server. */
  url: z.string().trim().min(1).max(500),
  kinds: z.array(webhookKind).min(1).max(webhookKinds.length),
};

const webhook = z.object({
  _id: id,
  ...fields,
  /** Off: what happens meanwhile is not recorded for it. */
  isOn: z.boolean(),
  /** Why the product turned it off; null while it is on, and where an administrator did it. */
  offReason: z.enum(['failures', 'gone']).nullable(),
  /** The first failed call since the last one that was taken; null: none failed since. */
  failingSince: isoTime.nullable(),
  /** The previous secret signs beside the new one until then; null: there is one secret. */
  previousSecretUntil: isoTime.nullable(),
  createdAt: isoTime,
  ...edited,
});

export type Webhook = z.output<typeof webhook>;

/** The secret is shown in this answer only. */
const withSecret = webhook.extend({ secret: z.string() });

const attempt = z.object({
  at: isoTime,
  /** The HTTP status; null: there was no answer. */
  status: z.number().int().nullable(),
  /** Why there was no answer, or none that counts: `timeout`, `private-address` and so on; empty for success. */
  error: z.string(),
  durationMs: z.number().int(),
});

const delivery = z.object({
  _id: id,
  /** `webhook-id` of every call: a receiver recognises a repeat by it. */
  messageId: z.string(),
  kind: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  createdAt: isoTime,
  /** null: nothing more is tried. */
  nextTryAt: isoTime.nullable(),
  /** The count of all calls. */
  tries: z.number().int(),
  /** The latest calls, the latest first. */
  attempts: z.array(attempt),
  /** The body of the call. */
  payload: z.string(),
});

export type WebhookDelivery = z.output<typeof delivery>;

const forAdministration = { access: 'admin', permission: permissions.administration } as const;
const byId = z.object({ id });
const byDelivery = z.object({ id, deliveryId: id });
const addressErrors = ['auth.webhook-url', 'auth.webhook-private', 'auth.webhook-unresolved'] as const;

export const listWebhooks = defineRoute({
  ...forAdministration,
  method: 'get',
  path: '/webhooks',
  summary: 'The webhooks of the school, at most 20, by name',
  query: pageQuery.pick({ page: true, pageSize: true }),
  /** `waiting`: messages that are not taken yet. */
  answer: pageOf(webhook.extend({ waiting: z.number().int() })),
});

export const readWebhook = defineRoute({
  ...forAdministration,
  method: 'get',
  path: '/webhooks/{id}',
  summary: 'One webhook',
  params: byId,
  answer: webhook,
  errors: ['common.not-found'],
});

export const createWebhook = defineRoute({
  ...forAdministration,
  method: 'post',
  path: '/webhooks',
  audit: { id: 'answer._id' },
  summary: 'Add a webhook; the answer shows its secret, once',
  body: z.strictObject(fields),
  bodyLimit: 16_000,
  answer: withSecret,
  status: 201,
  errors: [...addressErrors, 'auth.webhooks-full'],
});

export const changeWebhook = defineRoute({
  ...forAdministration,
  method: 'put',
  path: '/webhooks/{id}',
  audit: { id: 'params.id', compare: 'get /webhooks/{id}' },
  summary: 'Change a webhook, turn it off or on',
  params: byId,
  body: z.strictObject({ ...fields, isOn: z.boolean(), ...editedInput }),
  bodyLimit: 16_000,
  answer: webhook,
  errors: [
    ...addressErrors,
    'common.not-found',
    'common.edited-meanwhile',
    'common.edited-meanwhile-unknown',
  ],
});

export const deleteWebhook = defineRoute({
  ...forAdministration,
  method: 'delete',
  path: '/webhooks/{id}',
  audit: { id: 'params.id', compare: 'get /webhooks/{id}' },
  summary: 'Delete a webhook with its secret and its log, at once',
  params: byId,
  answer: z.object({ _id: id }),
  errors: ['common.not-found'],
});

export const renewWebhookSecret = defineRoute({
  ...forAdministration,
  method: 'post',
  path: '/webhooks/{id}/secret',
  audit: { id: 'params.id' },
  summary: 'A new secret, shown once; the previous one signs beside it for 24 hours',
  params: byId,
  bodyLimit: 1_000,
  answer: withSecret,
  errors: ['common.not-found'],
});

export const testWebhook = defineRoute({
  ...forAdministration,
  method: 'post',
  path: '/webhooks/{id}/test',
  audit: { id: 'params.id' },
  limit: { per: 'user', max: 30, windowSeconds: 600, whenUncounted: 'allow' },
  summary: 'Send a test message now; the answer says how the receiver answered',
  params: byId,
  bodyLimit: 1_000,
  answer: delivery,
  errors: ['common.not-found', 'auth.webhook-off'],
});

export const listWebhookDeliveries = defineRoute({
  ...forAdministration,
  method: 'get',
  path: '/webhooks/{id}/deliveries',
  summary: 'The log of a webhook, the latest first: 30 days, at most 10,000 messages',
  params: byId,
  query: pageQuery
    .pick({ page: true, pageSize: true })
    .extend({ state: z.enum(['waiting', 'delivered', 'failed']).optional() }),
  answer: pageOf(delivery),
  errors: ['common.not-found'],
});

export const resendWebhookDelivery = defineRoute({
  ...forAdministration,
  method: 'post',
  path: '/webhooks/{id}/deliveries/{deliveryId}/again',
  audit: { id: 'params.id' },
  repeatable: true,
  summary: 'Send a message again, with its id, as soon as it is its turn',
  params: byDelivery,
  bodyLimit: 1_000,
  answer: delivery,
  errors: ['common.not-found', 'auth.webhook-off'],
});
