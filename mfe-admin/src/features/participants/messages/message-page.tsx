import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { SaveBar, SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useText } from '@pathshala/web-kit/texts';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { type ReactNode, useState } from 'react';
import { campaignPaths } from '../../../campaigns/paths.ts';
import { type Summary, useSummary } from '../participant-calls.ts';
import styles from '../participants.module.css';
import { messageTexts, texts } from '../texts.ts';
import { AudienceFields, MessageFields } from './message-fields.tsx';
import { MessageList } from './message-list.tsx';
import { isFilter } from './message-values.ts';
import { useMessageForm } from './use-message-form.tsx';

/** /boss/campaign-management/participants/:campaignId/message?state=…&q=… or ?ids=…: to all or some participants. */
export function MessagePage(): ReactNode {
  const translate = useText();
  return (
    <QueryStates query={useSummary()} failedTitle={() => translate(texts.loadFailed)}>
      {({ campaign }) => <MessageForm key={campaign._id} campaign={campaign} />}
    </QueryStates>
  );
}

function MessageForm({ campaign }: Pick<Summary, 'campaign'>): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const [query] = useQueryParams();
  const [ids] = useState(() => (query.get('ids') ?? '').split(',').filter((id) => id !== ''));
  const state = query.get('state') ?? '';
  const form = useMessageForm({
    campaignId: campaign._id,
    ids,
    initial: { state: isFilter(state) ? state : '', q: query.get('q') ?? '' },
  });
  return (
    <AdminPage
      title={translate(messageTexts.title, { name: inLanguage(campaign.title) })}
      breadcrumbs={[
        { text: translate(texts.management), to: campaignPaths.list[campaign.kind] },
        { text: translate(texts.participants), to: campaignPaths.participants(campaign._id) },
      ]}
      {...(ids.length > 0 && { lead: translate(messageTexts.chosen, { n: ids.length }) })}
    >
      <AdminForm form={form} submitsOnEnter={false}>
        <div className={styles['form']}>
          {ids.length === 0 && <AudienceFields />}
          <MessageFields />
        </div>
        <SaveBar>
          <SaveButton text={translate(messageTexts.preview)} />
        </SaveBar>
      </AdminForm>
      <MessageList campaignId={campaign._id} />
    </AdminPage>
  );
}
