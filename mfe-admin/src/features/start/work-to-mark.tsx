import type { readAssignmentsOverview } from '@pathshala/svc-catalog-contract/assignment-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { OverviewCard } from './overview-card.tsx';
import styles from './start.module.css';

const texts = {
  title: { en: 'Work to mark', bn: 'নম্বর দেওয়া বাকি' },
  none: { en: 'Every hand-in is marked.', bn: 'সব জমাতে নম্বর দেওয়া হয়েছে।' },
  waiting: { en: '{title}: {n} to mark', bn: '{title}: {n}টি বাকি' },
  since: { en: 'waiting since {time}', bn: '{time} থেকে অপেক্ষায়' },
};

type Overview = z.output<(typeof readAssignmentsOverview)['answer']>;

/** Assignments with unmarked hand-ins, the longest waiting first. */
export function WorkToMark(): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readAssignmentsOverview>('/assignments/overview', {});
  return (
    <OverviewCard title={translate(texts.title)} query={query}>
      {({ waiting }) => <Waiting waiting={waiting} />}
    </OverviewCard>
  );
}

function Waiting({ waiting }: Overview): ReactNode {
  const translate = useText();
  const half = useBilingual();
  const { dateTime } = useFormat();
  if (waiting.length === 0) return <p className={styles['quiet']}>{translate(texts.none)}</p>;
  return (
    <ul className={styles['list']}>
      {waiting.map(({ _id, title, unmarked, since }) => (
        <li key={_id}>
          <Link to={`/boss/assignments/${_id}/marking`}>
            {translate(texts.waiting, { title: half(title), n: unmarked })}
          </Link>
          <p className={styles['quiet']}>{translate(texts.since, { time: dateTime(since) })}</p>
        </li>
      ))}
    </ul>
  );
}
