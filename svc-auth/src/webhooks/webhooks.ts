import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import { publicReach } from '@pathshala/service-kit/http/public-address';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { createAesWebhookSecrets } from './adapters/aes-webhook-secrets.ts';
import { createHttpWebhookSender } from './adapters/http-webhook-sender.ts';
import { signMessage } from './adapters/standard-signature.ts';
import { onFacts, onUserDeleted } from './events.ts';
import { webhookRoutes } from './http/webhook-routes.ts';
import { createDocumentDeliveries, deliveryIndexes } from './storage/document-deliveries.ts';
import { createDocumentWebhooks, webhookIndexes } from './storage/document-webhooks.ts';
import { deliverDue } from './use-cases/deliver-due.ts';
import { deliverMessage } from './use-cases/deliver-message.ts';
import { changeWebhook, createWebhook, deleteWebhook, renewSecret } from './use-cases/edit-webhook.ts';
import { listFailingWebhooks } from './use-cases/list-failing-webhooks.ts';
import { pruneDeliveries } from './use-cases/prune-deliveries.ts';
import { recordFact } from './use-cases/record-fact.ts';
import { requireWebhook } from './use-cases/require-webhook.ts';
import { sendAgain, sendTest } from './use-cases/send-by-hand.ts';

const hour = 60 * 60 * 1000;

/** Signed messages to servers of others about what happens in the school, at least once each (`infra/docs/webhooks.md`). */
export function createWebhooksCapability({
  documents,
  log,
  now,
  newId,
  secrets: { sessionSecret },
  reach = publicReach,
}: Platform): Capability & { readonly listWaitingWork: ListWaitingWork } {
  const webhooks = createDocumentWebhooks(documents);
  const deliveries = createDocumentDeliveries(documents);
  const secrets = createAesWebhookSecrets(sessionSecret);
  const sender = createHttpWebhookSender(reach);
  const stores = { webhooks, deliveries, secrets, sender, log, now, newId };
  const deliver = deliverMessage({ ...stores, sign: signMessage });
  const deps = { ...stores, deliver, requireWebhook: requireWebhook(stores) };
  return {
    listWaitingWork: listFailingWebhooks(deps),
    routes: webhookRoutes({
      list: () => webhooks.list(),
      waitingOf: (id) => deliveries.waitingOf(id),
      listDeliveries: (query) => deliveries.list(query),
      require: deps.requireWebhook,
      create: createWebhook(deps),
      change: changeWebhook(deps),
      renewSecret: renewSecret(deps),
      delete: deleteWebhook(deps),
      test: sendTest(deps),
      again: sendAgain(deps),
      now,
    }),
    subscriptions: [...onFacts(recordFact(deps), now), onUserDeleted(webhooks)],
    jobs: [
      { name: 'deliver-webhooks', everyMs: 5_000, run: deliverDue(deps) },
      { name: 'prune-webhook-log', everyMs: hour, run: pruneDeliveries(deps) },
    ],
    indexes: [...webhookIndexes, ...deliveryIndexes],
  };
}
