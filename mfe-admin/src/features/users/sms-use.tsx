import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { readSmsUse } from '@pathshala/svc-auth-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { type Column, Table } from '@pathshala/web-kit/parts/table';
import { useHasSms } from '@pathshala/web-kit/site-settings';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { SmsKinds } from './sms-kinds.tsx';
import { smsTexts as texts } from './sms-texts.ts';
import styles from './users.module.css';

type SmsUseAnswer = AnswerOf<typeof readSmsUse>;

/** Shows what the school sends by SMS, and what it costs; nothing where it sends none. */
export function SmsUse(): ReactNode {
  const may = useMayDo();
  const hasSms = useHasSms();
  return hasSms && may(permissions.administration) ? <Use /> : null;
}

function Use(): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const query = useApiQuery<typeof readSmsUse>('/users/sms', {});
  return (
    <section className={styles['rule']} aria-label={translate(texts.title)}>
      <h2 className={styles['heading']}>{translate(texts.title)}</h2>
      <QueryStates query={query} failedTitle={() => translate(texts.unread)}>
        {({ days, latest, dailyLimit }) => (
          <>
            <p>{translate(texts.lead, { n: number(dailyLimit) })}</p>
            <Days days={days} />
            <Latest messages={latest} />
          </>
        )}
      </QueryStates>
      <SmsKinds />
    </section>
  );
}

function Days({ days }: { readonly days: SmsUseAnswer['days'] }): ReactNode {
  const translate = useText();
  const { number, date, paisa } = useFormat();
  if (days.length === 0) return <p>{translate(texts.nothing)}</p>;
  return (
    <Table
      onPhone="cards"
      caption={translate(texts.days)}
      rows={days}
      keyOf={({ day }) => day}
      columns={[
        { id: 'day', title: translate(texts.day), cell: ({ day }) => date(day) },
        { id: 'messages', title: translate(texts.messages), cell: ({ messages }) => number(messages) },
        { id: 'parts', title: translate(texts.parts), cell: ({ parts }) => number(parts) },
        { id: 'failed', title: translate(texts.failedCount), cell: ({ failed }) => number(failed) },
        { id: 'cost', title: translate(texts.cost), cell: ({ costPaisa }) => paisa(costPaisa) },
      ]}
    />
  );
}

const tones = {
  sending: 'neutral',
  sent: 'good',
  delivered: 'good',
  failed: 'bad',
  held: 'attention',
} as const;

type Message = SmsUseAnswer['latest'][number];

function useMessageColumns(): readonly Column<Message>[] {
  const translate = useText();
  const { number, digits, shortDateTime } = useFormat();
  return [
    { id: 'when', title: translate(texts.when), cell: ({ createdAt }) => shortDateTime(createdAt) },
    { id: 'to', title: translate(texts.to), cell: ({ to }) => digits(to) },
    { id: 'parts', title: translate(texts.parts), cell: ({ parts }) => number(parts) },
    { id: 'state', title: translate(texts.state), cell: (message) => <State message={message} /> },
  ];
}

function Latest({ messages }: { readonly messages: readonly Message[] }): ReactNode {
  const translate = useText();
  const columns = useMessageColumns();
  if (messages.length === 0) return null;
  return (
    <details>
      <summary>{translate(texts.latest)}</summary>
      <Table
        onPhone="cards"
        caption={translate(texts.latest)}
        rows={messages}
        keyOf={({ _id }) => _id}
        columns={columns}
      />
    </details>
  );
}

function State({ message: { state, reason } }: { readonly message: Message }): ReactNode {
  const translate = useText();
  return (
    <>
      <Badge tone={tones[state]}>{translate(texts[state])}</Badge> {reason}
    </>
  );
}
