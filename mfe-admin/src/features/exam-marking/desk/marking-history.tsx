import type { MarkingDesk } from '@pathshala/svc-exams-contract/http';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from '../exam-marking.module.css';
import { texts } from '../texts.ts';

interface MarkingHistoryProps {
  readonly desk: Pick<MarkingDesk, 'history' | 'changedBy' | 'changedAt'>;
}

/** Shows who marked the answer last, and the earlier marks with the reasons for their change. */
export function MarkingHistory({ desk }: MarkingHistoryProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const { history, changedBy, changedAt } = desk;
  if (changedAt === null) return null;
  const by = (name: string | null, time: string) =>
    translate(texts.markedBy, { name: name ?? '–', time: format.dateTime(time) });
  return (
    <>
      <p className={styles['quiet']}>{by(changedBy, changedAt)}</p>
      {history.length > 0 && (
        <details>
          <summary>{translate(texts.history)}</summary>
          <ul>
            {history.map(({ version, score, markedBy, markedAt, reason }) => (
              <li key={version}>
                <strong>{format.number(score)}</strong> · {by(markedBy, markedAt)}
                {reason !== '' && ` · ${reason}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
