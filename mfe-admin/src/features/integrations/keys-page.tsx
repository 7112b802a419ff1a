import { Button } from '@mantine/core';
import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { useConfirm } from '@pathshala/admin-kit/feedback/use-confirm';
import { grantablePermissions } from '@pathshala/rules/permissions';
import type { ApiKey, listApiKeys, makeApiKey, revokeApiKey } from '@pathshala/svc-auth-contract/http';
import { Badge } from '@pathshala/web-kit/parts/badge';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiMutation } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { apiKeyFields } from '../../resources/api-key.fields.ts';
import { texts as userTexts } from '../../users/texts.ts';
import { IntegrationsPage } from './integrations-page.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { keysPath } from './paths.ts';
import { SecretDialog } from './secret-dialog.tsx';
import { keyTexts as texts } from './texts.ts';

const tones = { active: 'good', expired: 'neutral', revoked: 'neutral', powerless: 'bad' } as const;

/** /boss/integrations: keys by which programs read lists (KEY-01). */
export function KeysPage(): ReactNode {
  const translate = useText();
  const [isMaking, setMaking] = useState(false);
  const [made, setMade] = useState<AnswerOf<typeof makeApiKey>>();
  const revoke = useRevoke();
  return (
    <IntegrationsPage
      title={translate(texts.title)}
      lead={translate(texts.lead)}
      actions={<Button onClick={() => setMaking(true)}>{translate(texts.make)}</Button>}
    >
      <DataTable
        name="api-keys"
        title={translate(texts.title)}
        source={useApiList<typeof listApiKeys>(keysPath)}
        columns={useKeyColumns()}
        rowName={({ name }) => name}
        actions={(key) =>
          key.state === 'revoked'
            ? []
            : [
                {
                  id: 'revoke',
                  text: translate(texts.revoke),
                  isDangerous: true,
                  onSelect: () => revoke(key),
                },
              ]
        }
        texts={{ empty: texts.empty, notFound: texts.notFound }}
      />
      {isMaking && (
        <KeyDialog
          onClose={() => setMaking(false)}
          onMade={(key) => {
            setMaking(false);
            setMade(key);
          }}
        />
      )}
      {made && (
        <SecretDialog
          title={translate(texts.secretTitle, { name: made.name })}
          lead={translate(texts.secretLead)}
          secret={made.secret}
          onClose={() => setMade(undefined)}
        />
      )}
    </IntegrationsPage>
  );
}

function useKeyColumns(): readonly DataColumn<ApiKey>[] {
  const translate = useText();
  const { dateTime, text } = useColumns<ApiKey>();
  const permissionsOf = ({ permissions }: ApiKey): string =>
    grantablePermissions
      .filter((value) => permissions.includes(value))
      .map((value) => translate(userTexts.permission[value]))
      .join(', ');
  return [
    text('name', apiKeyFields.name.label, ({ name }) => name),
    {
      id: 'state',
      title: translate(texts.state),
      cell: ({ state }) => <Badge tone={tones[state]}>{translate(texts.states[state])}</Badge>,
      exportValue: ({ state }) => translate(texts.states[state]),
    },
    text('permissions', apiKeyFields.permissions.label, permissionsOf),
    text('hint', texts.begins, ({ hint }) => hint),
    dateTime('expires', texts.expires, ({ expiresAt }) => expiresAt),
    dateTime('used', texts.lastUsed, ({ lastUsedAt }) => lastUsedAt),
    text('from', texts.from, ({ lastUsedFrom }) => lastUsedFrom ?? '–'),
    text('maker', texts.maker, ({ makerName }) => makerName ?? '–'),
  ];
}

function useRevoke(): (key: ApiKey) => void {
  const translate = useText();
  const confirm = useConfirm();
  const { toast } = useServices();
  const { mutate } = useApiMutation<typeof revokeApiKey>('delete', '/api-keys/{id}', {
    invalidates: [keysPath],
    onSuccess: ({ name }) => toast.success(translate(texts.revoked, { name })),
    onError: ({ message }) => toast.error(message),
  });
  async function ask({ _id: id, name }: ApiKey): Promise<void> {
    const question = {
      title: translate(texts.revokeTitle, { name }),
      body: translate(texts.revokeBody),
      confirmText: translate(texts.revoke),
      isDangerous: true,
    };
    if (await confirm(question)) mutate({ params: { id } });
  }
  return (key) => void ask(key);
}
