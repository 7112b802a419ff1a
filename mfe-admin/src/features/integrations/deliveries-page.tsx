import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type {
  listWebhookDeliveries,
  readWebhook,
  resendWebhookDelivery,
  Webhook,
  WebhookDelivery,
} from '@pathshala/svc-auth-contract/http';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation, useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { deliveriesPath, pagePaths, webhookPath, webhooksPath } from './paths.ts';
import { useKindText } from './use-kind-text.ts';
import { useReason } from './use-reason.ts';
import { webhookTexts as texts } from './webhook-texts.ts';

const states = ['waiting', 'delivered', 'failed'] as const;
const tones = { waiting: 'neutral', delivered: 'good', failed: 'bad' } as const;

/** /boss/integrations/webhooks/:id: the messages of a webhook, and what became of them (HOK-02). */
export function DeliveriesPage(): ReactNode {
  const translate = useText();
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readWebhook>(webhookPath, { params: { id } });
  const title = query.data ? translate(texts.logTitle, { name: query.data.name }) : translate(texts.log);
  return (
    <AdminPage
      title={title}
      lead={translate(texts.logLead)}
      breadcrumbs={[{ text: translate(texts.title), to: pagePaths.webhooks }]}
    >
      <QueryStates query={query}>{(webhook) => <Deliveries webhook={webhook} />}</QueryStates>
    </AdminPage>
  );
}

function Deliveries({ webhook: { _id: id, isOn } }: { readonly webhook: Webhook }): ReactNode {
  const translate = useText();
  const kindText = useKindText();
  const { toast } = useServices();
  const [opened, open] = useState<WebhookDelivery>();
  const { mutate } = useApiMutation<typeof resendWebhookDelivery>(
    'post',
    '/webhooks/{id}/deliveries/{deliveryId}/again',
    {
      invalidates: [deliveriesPath, webhooksPath],
      onSuccess: () => toast.success(translate(texts.isDue)),
      onError: ({ message }) => toast.error(message),
    },
  );
  const again = ({ _id: deliveryId }: WebhookDelivery) => ({
    id: 'again',
    text: translate(texts.again),
    onSelect: () => mutate({ params: { id, deliveryId } }),
  });
  return (
    <>
      <DataTable
        name="webhook-log"
        title={translate(texts.log)}
        source={useApiList<typeof listWebhookDeliveries>(deliveriesPath, { id })}
        columns={useDeliveryColumns()}
        rowName={({ kind, messageId }) => `${kindText(kind)}, ${messageId}`}
        onOpen={open}
        actions={(delivery) => (isOn ? [again(delivery)] : [])}
        texts={{ empty: texts.logEmpty, notFound: texts.logNotFound }}
      />
      {opened && <DeliveryDialog delivery={opened} onClose={() => open(undefined)} />}
    </>
  );
}

function useDeliveryColumns(): readonly DataColumn<WebhookDelivery>[] {
  const kindText = useKindText();
  const reasonOf = useReason();
  const { choice, dateTime, number, text } = useColumns<WebhookDelivery>();
  return [
    text('kind', texts.kind, ({ kind }) => kindText(kind)),
    dateTime('at', texts.at, ({ createdAt }) => createdAt),
    choice('state', texts.state, {
      of: ({ state }) => state,
      values: states,
      textOf: (state) => texts.delivery[state],
      toneOf: (state) => tones[state],
    }),
    text('answer', texts.answer, ({ attempts: [latest] }) => reasonOf(latest)),
    number('tries', texts.tries, ({ tries }) => tries),
    dateTime('next', texts.nextTry, ({ nextTryAt }) => nextTryAt),
  ];
}
