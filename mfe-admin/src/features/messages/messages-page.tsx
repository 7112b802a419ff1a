import { Button } from '@mantine/core';
import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { listMessages } from '@pathshala/svc-auth-contract/school-message-routes';
import type { SchoolMessage } from '@pathshala/svc-auth-contract/school-messages';
import type { Tone } from '@pathshala/web-kit/parts/badge';
import { Link } from '@pathshala/web-kit/router';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { channelTexts } from '../../messages/delivery-texts.ts';
import { bossMessagePath, messagesPath } from '../../messages/message-paths.ts';
import { texts } from './texts.ts';
import { useAudienceText } from './use-audience-text.ts';

const states = ['scheduled', 'running', 'done', 'cancelled'] as const;
const toneOf: Readonly<Record<SchoolMessage['state'], Tone>> = {
  scheduled: 'attention',
  running: 'attention',
  done: 'good',
  cancelled: 'neutral',
};

/** /boss/messages: the messages to students, the latest first. */
export function MessagesPage(): ReactNode {
  const translate = useText();
  const titleOf = useTitle();
  const create = (
    <Button component={Link} to="/boss/messages/new">
      {translate(texts.new)}
    </Button>
  );
  return (
    <AdminPage title={translate(texts.title)} lead={translate(texts.lead)} actions={create}>
      <DataTable
        name="messages"
        title={translate(texts.title)}
        source={useApiList<typeof listMessages>(messagesPath)}
        columns={useMessageColumns()}
        rowName={titleOf}
        rowHref={({ _id }) => bossMessagePath(_id)}
        emptyAction={create}
        texts={{
          search: translate(texts.search),
          empty: translate(texts.empty),
          notFound: translate(texts.notFound),
        }}
      />
    </AdminPage>
  );
}

/** The title in the reader's language, or the one that is written. */
export function useTitle(): (message: Pick<SchoolMessage, 'contents'>) => string {
  const language = useLanguage();
  return ({ contents }) => contents[language].title || contents[language === 'bn' ? 'en' : 'bn'].title;
}

function useMessageColumns(): readonly DataColumn<SchoolMessage>[] {
  const translate = useText();
  const titleOf = useTitle();
  const audienceOf = useAudienceText();
  const { choice, dateTime, number, text } = useColumns<SchoolMessage>();
  return [
    text('title', texts.messageTitle, titleOf),
    text('to', texts.to, ({ audience }) => audienceOf(audience)),
    text('channels', texts.channels, ({ channels: { mail, sms } }) =>
      [channelTexts.bell, ...(mail ? [channelTexts.mail] : []), ...(sms ? [channelTexts.sms] : [])]
        .map((channel) => translate(channel))
        .join(', '),
    ),
    dateTime('sendAt', texts.time, ({ sendAt }) => sendAt),
    number('recipients', texts.recipients, ({ recipients }) => recipients),
    choice('state', texts.state, {
      of: ({ state }) => state,
      values: states,
      textOf: (state) => texts.states[state],
      toneOf: (state) => toneOf[state],
    }),
  ];
}
