import type { AssignmentItem } from '@pathshala/svc-catalog-contract/assignment';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Card } from '@pathshala/web-kit/parts/card';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useNow } from '../continue/use-now.ts';
import { useLockText } from '../lessons/use-lock-text.ts';
import styles from './assignments.module.css';
import { AssignmentState } from './assignment-state.tsx';
import { texts } from './texts.ts';
import { useDueWords } from './use-due-words.ts';

interface AssignmentRowProps {
  readonly assignment: AssignmentItem;
  /** Names the course: in a list of several courses. */
  readonly hasCourse?: boolean;
}

export function AssignmentRow({ assignment, hasCourse = false }: AssignmentRowProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const now = useNow(60_000);
  const dueWords = useDueWords();
  const lockText = useLockText();
  const { _id, title, dueDate, lock, own, maxScore, courseName, subjectName } = assignment;
  const place = [courseName, subjectName].filter((name) => name !== '').map(inLanguage);
  return (
    <Card as="li" className={styles['row']}>
      <div className={styles['about']}>
        <h3>
          <Link to={`/assignments/view/${_id}`} data-card-link>
            {inLanguage(title)}
          </Link>
        </h3>
        {hasCourse && place.length > 0 && <p className={styles['quiet']}>{place.join(' · ')}</p>}
        <p className={styles['quiet']}>
          {translate(texts.dueAt, {
            time: format.dateTime(dueDate),
            words: dueWords(Date.parse(dueDate), now),
          })}
        </p>
        {lock && <p className={styles['quiet']}>{lockText(lock)}</p>}
      </div>
      {own && <AssignmentState own={own} maxScore={maxScore} />}
    </Card>
  );
}
