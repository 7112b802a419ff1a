import { admin, type DescribeCall, provided } from '@pathshala/pact/calls';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listApiKeys,
  listWebhookDeliveries,
  listWebhooks,
  makeApiKey,
  readWebhook,
  renewWebhookSecret,
  resendWebhookDelivery,
  revokeApiKey,
  testWebhook,
} from '@pathshala/svc-auth-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import { apiKey, webhook as storedWebhook, webhookDelivery } from '../src/samples.ts';

const webhook = fieldsOf(storedWebhook, '_id', 'name', 'url', 'kinds', 'isOn', 'rev');
const logged = { given: 'there is a webhook with a message in its log', as: admin } as const;
const byWebhook = { id: provided('webhookId') };
const form = { name: 'Accounting', url: 'https://example.com/hook', kinds: ['student.enrolled' as const] };
const delivery = fieldsOf(webhookDelivery, '_id', 'messageId', 'kind', 'createdAt', 'tries', 'payload');

/** API keys. */
export function apiKeyCalls(call: DescribeCall<Api>): void {
  const key = { given: 'there is an API key', as: admin } as const;
  call(listApiKeys, 'the API keys', {
    ...key,
    query: { page: 1 },
    uses: { items: [apiKey], total: 1, page: 1, pageSize: 10 },
  });
  call(makeApiKey, 'make an API key', {
    given: 'the administrator is the first of the school',
    as: admin,
    body: { name: 'Accounting', permissions: ['support'], expiresAt: '2026-03-01T00:00:00.000Z' },
    uses: { name: 'Accounting', secret: 'ps_secret' },
  });
  call(revokeApiKey, 'revoke an API key', {
    ...key,
    params: { id: provided('keyId') },
    uses: { name: 'Accounting' },
  });
}

/** Webhooks and their log. */
export function webhookCalls(call: DescribeCall<Api>): void {
  call(listWebhooks, 'the webhooks', {
    ...logged,
    query: { page: 1 },
    uses: { items: [{ ...webhook, waiting: 1 }], total: 1, page: 1, pageSize: 10 },
  });
  call(readWebhook, 'a webhook', { ...logged, params: byWebhook, uses: webhook });
  call(createWebhook, 'add a webhook', {
    given: 'there is no webhook yet',
    as: admin,
    body: form,
    uses: { ...webhook, secret: 'whsec_secret' },
  });
  call(changeWebhook, 'change a webhook', {
    ...logged,
    params: byWebhook,
    body: { ...form, isOn: false, rev: 1 },
    uses: { name: 'Accounting' },
  });
  call(renewWebhookSecret, 'a new secret of a webhook', {
    ...logged,
    params: byWebhook,
    uses: { name: 'Accounting', secret: 'whsec_secret' },
  });
  call(testWebhook, 'send a test message', {
    ...logged,
    params: byWebhook,
    uses: {
      state: 'waiting',
      attempts: [...webhookDelivery.attempts].map(({ error, durationMs }) => ({ error, durationMs })),
    },
  });
  call(listWebhookDeliveries, 'the log of a webhook', {
    ...logged,
    params: byWebhook,
    query: { page: 1 },
    uses: { items: [delivery], total: 1, page: 1, pageSize: 10 },
  });
  call(resendWebhookDelivery, 'send a message again', {
    ...logged,
    params: { ...byWebhook, deliveryId: provided('deliveryId') },
  });
  call(deleteWebhook, 'delete a webhook', { ...logged, params: byWebhook });
}
