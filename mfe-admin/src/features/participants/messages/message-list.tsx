import type { listMessages } from '@pathshala/svc-campaigns-contract/participant-messages';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useFormat, useLanguage, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import styles from '../participants.module.css';
import { messageTexts as texts } from '../texts.ts';

export const messagesPath = '/campaign/participants/{campaignId}/messages';

type Message = z.output<(typeof listMessages)['answer']>['items'][number];

const refetchMs = 2000;

/** The messages of a campaign, with the progress of those that are on their way. */
export function MessageList({ campaignId }: { readonly campaignId: string }): ReactNode {
  const translate = useText();
  const input = { params: { campaignId }, query: { pageSize: 20 } };
  const query = useApiQuery<typeof listMessages>(messagesPath, input, {
    refetchInterval: (answer) => answer?.items.some(({ state }) => state !== 'done') === true && refetchMs,
  });
  return (
    <section className={styles['sent']}>
      <h2>{translate(texts.messages)}</h2>
      <QueryStates query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{translate(texts.none)}</p>
          ) : (
            <ul className={styles['list']}>
              {items.map((message) => (
                <li key={message._id} className={styles['row']}>
                  <SentMessage message={message} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </section>
  );
}

function SentMessage({ message }: { readonly message: Message }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const inLanguage = useBilingual();
  const language = useLanguage();
  const { state, recipients: n, sent, failed, createdAt, subject } = message;
  const label =
    state === 'preparing' ? translate(texts.preparing, { n }) : translate(texts.sending, { sent, n });
  return (
    <>
      <span className={styles['quiet']}>{format.shortDateTime(createdAt)}</span>
      <span>
        {inLanguage(subject[language])}
        {failed > 0 && <span className={styles['quiet']}> · {translate(texts.failed, { n: failed })}</span>}
      </span>
      {state === 'done' ? (
        <span>{label}</span>
      ) : (
        <ProgressBar label={label} percent={n === 0 ? 0 : ((sent + failed) / n) * 100} />
      )}
    </>
  );
}
