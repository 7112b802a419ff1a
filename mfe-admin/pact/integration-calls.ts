import { admin, type DescribeCall, provided } from '@pathshala/pact/calls';
import {
  changeExport,
  changeWebhook,
  createExport,
  createWebhook,
  deleteExport,
  deleteWebhook,
  listApiKeys,
  listExportableLists,
  listExportRecipients,
  listExportRuns,
  listExports,
  listWebhookDeliveries,
  listWebhooks,
  makeApiKey,
  readExport,
  readWebhook,
  renewWebhookSecret,
  resendWebhookDelivery,
  restoreExport,
  revokeApiKey,
  runExport,
  testWebhook,
} from '@pathshala/svc-auth-contract/http';
import type { Api } from '@pathshala/web-kit/api';
import { fieldsOf } from '@pathshala/web-kit/testing/fields-of';
import {
  apiKey,
  exportableList,
  exportRun,
  scheduledExport,
  webhook as storedWebhook,
  webhookDelivery,
} from '../src/samples.ts';

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

/** Scheduled exports and their runs. */
export function exportCalls(call: DescribeCall<Api>): void {
  const ran = { given: 'there is a scheduled export that has run', as: admin } as const;
  const byExport = { id: provided('exportId') };
  const stored = fieldsOf(
    scheduledExport,
    '_id',
    'name',
    'list',
    'columns',
    'filters',
    'schedule',
    'isOn',
    'rev',
  );
  const exportForm = {
    name: 'For the accountant',
    list: 'ledger',
    language: 'en',
    format: 'csv',
    columns: ['no', 'student'],
    filters: { days: 'yesterday' },
    schedule: { kind: 'daily', hour: 6 },
    destination: { kind: 's3', bucket: 'school', accessKeyId: 'id', secretAccessKey: 'secret' },
  } as const;
  // A list may have no filter, which a sample with filters would refuse.
  const list = fieldsOf(exportableList, 'name', 'title', 'columns');
  call(listExportableLists, 'the lists that can be exported', {
    given: 'the administrator is the first of the school',
    as: admin,
    uses: { items: [list] },
  });
  call(listExportRecipients, 'who may get a list by mail', {
    ...ran,
    query: { list: 'ledger' },
    uses: { items: [{ _id: 'u1', name: 'Head' }] },
  });
  call(listExports, 'the scheduled exports', {
    ...ran,
    query: { page: 1 },
    uses: { items: [{ ...stored, makerName: 'Head' }], total: 1, page: 1, pageSize: 10 },
  });
  call(readExport, 'a scheduled export', { ...ran, params: byExport, uses: stored });
  call(createExport, 'have a list exported', {
    given: 'the administrator is the first of the school',
    as: admin,
    body: { ...exportForm, columns: [...exportForm.columns] },
    uses: { ...stored, nextRunAt: scheduledExport.nextRunAt },
  });
  call(changeExport, 'pause a scheduled export', {
    ...ran,
    params: byExport,
    body: { ...exportForm, columns: [...exportForm.columns], isOn: false, rev: 1 },
    uses: { name: 'For the accountant', isOn: false },
  });
  call(runExport, 'run an export now', { ...ran, params: byExport, uses: { state: 'waiting', tries: 0 } });
  call(listExportRuns, 'the runs of an export', {
    ...ran,
    params: byExport,
    query: { page: 1 },
    uses: {
      items: [fieldsOf(exportRun, '_id', 'state', 'createdAt', 'rows', 'bytes', 'destination')],
      total: 1,
    },
  });
  call(deleteExport, 'delete a scheduled export', {
    ...ran,
    params: byExport,
    uses: { undoUntil: '2026-01-15T10:10:00.000Z' },
  });
  call(restoreExport, 'undo the delete of a scheduled export', {
    given: 'a scheduled export was deleted',
    as: admin,
    params: byExport,
    uses: { name: 'For the accountant' },
  });
}
