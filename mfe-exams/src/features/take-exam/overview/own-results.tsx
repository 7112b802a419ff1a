import type { listResults } from '@pathshala/svc-exams-contract/http';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import styles from './own-results.module.css';
import { texts } from './texts.ts';

interface OwnResultsProps {
  readonly examId: string;
  readonly resultPath: (resultId: string) => string;
}

/** The latest results of the reader at this exam; nothing before the first. */
export function OwnResults({ examId, resultPath }: OwnResultsProps): ReactNode {
  const say = useText();
  const format = useFormat();
  const studentId = useUser()?._id ?? '';
  const { data } = useApiQuery<typeof listResults>(
    '/exams/results',
    { query: { studentId, examId, pageSize: 5 } },
    // A participant sits one exam, once.
    { enabled: studentId !== '' },
  );
  if (!data || data.items.length === 0) return null;
  return (
    <section>
      <h2>{say(texts.results)}</h2>
      <ul className={styles['results']}>
        {data.items.map(({ _id, score, totalMarks, submittedAt }) => (
          <li key={_id}>
            <Link to={resultPath(_id)}>
              <span>{format.dateTime(submittedAt)}</span>
              <strong>
                {score === null ? '–' : format.number(score)} / {format.number(totalMarks)}
              </strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
