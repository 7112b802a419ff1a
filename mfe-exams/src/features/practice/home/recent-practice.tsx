import type { listResults } from '@pathshala/svc-exams-contract/http';
import { Link } from '@pathshala/web-kit/router';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { successRate } from '../../../practice/success-rate.ts';
import { useNamed } from '../../../questions/use-named.ts';
import styles from './practice-home.module.css';
import { texts } from './texts.ts';

const shown = 5;

/** The latest tests with their success rates. */
export function RecentPractice(): ReactNode {
  const translate = useText();
  const studentId = useUser()?._id ?? '';
  const results = useApiQuery<typeof listResults>(
    '/exams/results',
    { query: { studentId, examKind: 'practice', pageSize: shown } },
    { enabled: studentId !== '' },
  );
  return (
    <QueryStates query={results}>
      {({ items }) =>
        items.length === 0 ? <p>{translate(texts.noRecent)}</p> : <RecentList results={items} />
      }
    </QueryStates>
  );
}

type Results = readonly {
  readonly _id: string;
  readonly title: string;
  readonly submittedAt: string;
  readonly correct: number | null;
  readonly wrong: number | null;
  readonly blank: number | null;
}[];

function RecentList({ results }: { readonly results: Results }): ReactNode {
  const translate = useText();
  const named = useNamed();
  const format = useFormat();
  return (
    <ul className={styles['list']}>
      {results.map((result) => {
        const rate = successRate(result);
        return (
          <li key={result._id} className={styles['row']}>
            <span>
              <Link to={`/exams/results/${result._id}`}>{named(result.title)}</Link>
              <span className={styles['note']}>{format.shortDate(result.submittedAt)}</span>
            </span>
            {rate !== null && (
              <strong>{translate(texts.rate, { percent: format.percent(Math.round(rate)) })}</strong>
            )}
          </li>
        );
      })}
    </ul>
  );
}
