import { Button } from '@mantine/core';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { readMessage } from '@pathshala/svc-auth-contract/school-message-routes';
import type { DetailedMessage } from '@pathshala/svc-auth-contract/school-messages';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { ProgressBar } from '@pathshala/web-kit/parts/progress-bar';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { Link, useParams } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { channels, channelTexts, deliveryTexts, deliveryTones } from '../../messages/delivery-texts.ts';
import { bossMessagePath, bossMessagesPath, messagePath } from '../../messages/message-paths.ts';
import { useTitle } from './messages-page.tsx';
import styles from './messages.module.css';
import { RecipientsList } from './recipients-list.tsx';
import { texts } from './texts.ts';
import { useAudienceText } from './use-audience-text.ts';
import { useMessageActs } from './use-message-acts.ts';

const refetchMs = 2_000;

const isOnItsWay = ({ state, deliveries }: DetailedMessage): boolean =>
  state === 'running' || deliveries.mail.queued > 0;

/** /boss/messages/:id: what was written, how far it is, and who got it. */
export function MessagePage(): ReactNode {
  const translate = useText();
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readMessage>(
    messagePath,
    { params: { id } },
    { refetchInterval: (message) => message !== undefined && isOnItsWay(message) && refetchMs },
  );
  return (
    <QueryStates query={query} failedTitle={() => translate(texts.loadFailed)}>
      {(message) => <Details message={message} />}
    </QueryStates>
  );
}

interface MessageProps {
  readonly message: DetailedMessage;
}

function Details({ message }: MessageProps): ReactNode {
  const translate = useText();
  const titleOf = useTitle();
  const { contents, state } = message;
  const written = [contents.bn, contents.en].filter(({ title }) => title !== '');
  return (
    <AdminPage
      title={titleOf(message)}
      breadcrumbs={[{ text: translate(texts.title), to: bossMessagesPath }]}
      actions={<Acts message={message} />}
    >
      <MessageFacts message={message} />
      <div className={styles['columns']}>
        {written.map(({ title, text }) => (
          <section key={title} className={styles['preview']}>
            <p>
              <strong>{title}</strong>
            </p>
            <p className={styles['sms']}>{text}</p>
          </section>
        ))}
      </div>
      {state !== 'scheduled' && state !== 'cancelled' && (
        <>
          <Results message={message} />
          <RecipientsList messageId={message._id} />
        </>
      )}
    </AdminPage>
  );
}

function Acts({ message: { _id, state, missed } }: MessageProps): ReactNode {
  const translate = useText();
  const { cancel, sendAgain } = useMessageActs(_id);
  if (state === 'scheduled') {
    return (
      <>
        <Button variant="default" onClick={() => void cancel()}>
          {translate(texts.cancel)}
        </Button>
        <Button component={Link} to={`${bossMessagePath(_id)}/edit`}>
          {translate(texts.edit)}
        </Button>
      </>
    );
  }
  if (state !== 'done' || missed === 0) return null;
  return <Button onClick={() => void sendAgain()}>{translate(texts.again)}</Button>;
}

function MessageFacts({ message }: MessageProps): ReactNode {
  const translate = useText();
  const audienceOf = useAudienceText();
  const { number, shortDateTime } = useFormat();
  const { audience, state, sendAt, recipients, changedBy, link } = message;
  return (
    <Facts
      facts={[
        [translate(texts.to), audienceOf(audience)],
        [translate(texts.state), translate(texts.states[state])],
        [translate(texts.time), shortDateTime(sendAt)],
        ...(state === 'scheduled' ? [] : ([[translate(texts.recipients), number(recipients)]] as const)),
        ...(changedBy === null ? [] : ([[translate(texts.writtenBy), changedBy]] as const)),
        ...(link === '' ? [] : ([[translate(texts.link), link]] as const)),
      ]}
    />
  );
}

/** How many recipients are in which state on each channel. */
function Results({ message }: MessageProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const { state, recipients, deliveries } = message;
  const isDone = recipients - deliveries.bell.waiting;
  return (
    <section className={styles['results']}>
      <h2>{translate(texts.results)}</h2>
      {state === 'running' && (
        <ProgressBar
          label={translate(recipients === 0 ? texts.counting : texts.progress, { n: number(recipients) })}
          percent={recipients === 0 ? 0 : (isDone / recipients) * 100}
        />
      )}
      {channels.map((channel) => (
        <Tally key={channel} channel={channel} counts={deliveries[channel]} />
      ))}
    </section>
  );
}

interface TallyProps {
  readonly channel: (typeof channels)[number];
  readonly counts: DetailedMessage['deliveries']['bell'];
}

function Tally({ channel, counts }: TallyProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const states = Object.keys(deliveryTexts) as (keyof typeof deliveryTexts)[];
  const shown = states.filter((state) => state !== 'unused' && counts[state] > 0);
  if (shown.length === 0) return null;
  return (
    <div className={styles['tally']}>
      <span>{translate(channelTexts[channel])}</span>
      {shown.map((state) => (
        <Badge key={state} tone={deliveryTones[state]}>
          {`${translate(deliveryTexts[state])}: ${number(counts[state])}`}
        </Badge>
      ))}
    </div>
  );
}
