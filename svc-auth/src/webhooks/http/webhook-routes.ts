import { editorOf, type Editor } from '@pathshala/back-office/edit-mark';
import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  readWebhook,
  renewWebhookSecret,
  resendWebhookDelivery,
  testWebhook,
} from '@pathshala/svc-auth-contract/http';
import type { Delivery } from '../domain/delivery.ts';
import type { Webhook, WebhookFields } from '../domain/webhook.ts';
import type { Deliveries, Webhooks } from '../ports.ts';
import type { ChangeWebhookCommand } from '../use-cases/edit-webhook.ts';
import { deliveryView, webhookView } from './views.ts';

interface WithSecret {
  readonly webhook: Webhook;
  readonly secret: string;
}

interface WebhookRoutesDependencies {
  readonly list: Webhooks['list'];
  readonly waitingOf: Deliveries['waitingOf'];
  readonly listDeliveries: Deliveries['list'];
  readonly require: (id: string) => Promise<Webhook>;
  readonly create: (fields: WebhookFields, editor: Editor) => Promise<WithSecret>;
  readonly change: (command: ChangeWebhookCommand) => Promise<Webhook>;
  readonly renewSecret: (id: string, editor: Editor) => Promise<WithSecret>;
  readonly delete: (id: string) => Promise<void>;
  readonly test: (id: string) => Promise<Delivery>;
  readonly again: (id: string, deliveryId: string) => Promise<Delivery>;
  readonly now: () => number;
}

export function webhookRoutes(deps: WebhookRoutesDependencies): readonly BoundRoute[] {
  const view = (webhook: Webhook) => webhookView(webhook, deps.now());
  const secretView = ({ webhook, secret }: WithSecret) => ({ ...view(webhook), secret });
  return [
    handle(listWebhooks, async ({ query: { page, pageSize } }) => {
      const all = await deps.list();
      const shown = all.slice((page - 1) * pageSize, page * pageSize);
      const waiting = await Promise.all(shown.map(({ _id }) => deps.waitingOf(_id)));
      const items = shown.map((webhook, index) => ({ ...view(webhook), waiting: waiting[index] ?? 0 }));
      return { items, total: all.length, page, pageSize };
    }),
    handle(readWebhook, async ({ params }) => view(await deps.require(params.id))),
    handle(createWebhook, async ({ body, identity }) =>
      secretView(await deps.create(body, editorOf(identity))),
    ),
    handle(changeWebhook, async ({ params, body, identity }) =>
      view(await deps.change({ id: params.id, input: body, editor: editorOf(identity) })),
    ),
    handle(renewWebhookSecret, async ({ params, identity }) =>
      secretView(await deps.renewSecret(params.id, editorOf(identity))),
    ),
    handle(deleteWebhook, async ({ params }) => {
      await deps.delete(params.id);
      return { _id: params.id };
    }),
    handle(testWebhook, async ({ params }) => deliveryView(await deps.test(params.id))),
    handle(listWebhookDeliveries, async ({ params, query }) => {
      await deps.require(params.id);
      const { page, pageSize, state } = query;
      const { items, total } = await deps.listDeliveries({ webhookId: params.id, state, page, pageSize });
      return { items: items.map(deliveryView), total, page, pageSize };
    }),
    handle(resendWebhookDelivery, async ({ params }) =>
      deliveryView(await deps.again(params.id, params.deliveryId)),
    ),
  ];
}
