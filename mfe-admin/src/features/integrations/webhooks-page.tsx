import { Button } from '@mantine/core';
import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { listWebhooks } from '@pathshala/svc-auth-contract/http';
import { webhookKinds } from '@pathshala/svc-auth-contract/webhook-messages';
import { Badge } from '@pathshala/web-kit/parts/badge';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { webhookFields } from '../../resources/webhook.fields.ts';
import { IntegrationsPage } from './integrations-page.tsx';
import { pagePaths, webhooksPath } from './paths.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { useWebhookCalls } from './use-webhook-calls.ts';
import type { SavedWebhook } from './use-webhook-form.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { webhookTexts as texts } from './webhook-texts.ts';

type ListedWebhook = AnswerOf<typeof listWebhooks>['items'][number];
type State = keyof typeof texts.states;

const tones = {
  works: 'good',
  fails: 'bad',
  off: 'neutral',
  'off-failures': 'bad',
  'off-gone': 'bad',
} as const;

/** /boss/integrations/webhooks: servers that are notified of events (HOK-01). */
export function WebhooksPage(): ReactNode {
  const translate = useText();
  const [opened, open] = useState<{ readonly webhook?: ListedWebhook }>();
  const [shown, show] = useState<SavedWebhook>();
  const calls = useWebhookCalls(show);
  return (
    <IntegrationsPage
      title={translate(texts.title)}
      lead={translate(texts.lead)}
      actions={<Button onClick={() => open({})}>{translate(texts.add)}</Button>}
    >
      <DataTable
        name="webhooks"
        title={translate(texts.title)}
        source={useApiList<typeof listWebhooks>(webhooksPath)}
        columns={useWebhookColumns()}
        rowName={({ name }) => name}
        onOpen={(webhook) => open({ webhook })}
        actions={(webhook) => [
          { id: 'edit', text: translate(texts.edit), onSelect: () => open({ webhook }) },
          { id: 'log', text: translate(texts.log), href: `${pagePaths.webhooks}/${webhook._id}` },
          ...(webhook.isOn
            ? [{ id: 'test', text: translate(texts.test), onSelect: () => calls.test(webhook) }]
            : []),
          { id: 'renew', text: translate(texts.renew), onSelect: () => calls.renew(webhook) },
          {
            id: 'delete',
            text: translate(texts.delete),
            isDangerous: true,
            onSelect: () => calls.remove(webhook),
          },
        ]}
        texts={{ empty: texts.empty, notFound: texts.notFound }}
      />
      {opened && (
        <WebhookDialog
          webhook={opened.webhook}
          onClose={() => open(undefined)}
          onSaved={(saved) => {
            open(undefined);
            if (saved.secret !== undefined) show(saved);
          }}
        />
      )}
      {shown?.secret !== undefined && (
        <SecretDialog
          title={translate(texts.secretTitle, { name: shown.name })}
          lead={translate(texts.secretLead)}
          secret={shown.secret}
          onClose={() => show(undefined)}
        />
      )}
    </IntegrationsPage>
  );
}

function stateOf({ isOn, offReason, failingSince }: ListedWebhook): State {
  if (!isOn) return offReason === null ? 'off' : `off-${offReason}`;
  return failingSince === null ? 'works' : 'fails';
}

function useWebhookColumns(): readonly DataColumn<ListedWebhook>[] {
  const translate = useText();
  const { dateTime, number, text } = useColumns<ListedWebhook>();
  const kindsOf = ({ kinds }: ListedWebhook): string =>
    webhookKinds
      .filter((kind) => kinds.includes(kind))
      .map((kind) => translate(texts.kinds[kind]))
      .join(', ');
  return [
    text('name', webhookFields.name.label, ({ name }) => name),
    {
      id: 'state',
      title: translate(texts.state),
      cell: (webhook) => (
        <Badge tone={tones[stateOf(webhook)]}>{translate(texts.states[stateOf(webhook)])}</Badge>
      ),
      exportValue: (webhook) => translate(texts.states[stateOf(webhook)]),
    },
    text('url', webhookFields.url.label, ({ url }) => url),
    text('kinds', webhookFields.kinds.label, kindsOf),
    number('waiting', texts.waiting, ({ waiting }) => waiting),
    dateTime('failing', texts.failingSince, ({ failingSince }) => failingSince),
  ];
}
