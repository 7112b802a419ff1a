import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './dashboard.module.css';
import type { TimedExam } from '../../exams/timed-exam.ts';
import { useExamTime } from './plan/use-dated-entries.ts';
import type { ExamsAhead } from '../../exams/use-exams-ahead.ts';
import { texts } from './texts.ts';

const shown = 4;

/** The exams after the one of the plan, the soonest first; nothing where there are none. */
export function LaterExams({ exams: { ahead } }: { readonly exams: ExamsAhead }): ReactNode {
  const translate = useText();
  const later = ahead.slice(1, 1 + shown);
  if (later.length === 0) return null;
  return (
    <section>
      <h2>{translate(texts.next)}</h2>
      <ul className={styles['list']}>
        {later.map((exam) => (
          <LaterExam key={exam.examId} exam={exam} />
        ))}
      </ul>
    </section>
  );
}

function LaterExam({ exam }: { readonly exam: TimedExam }): ReactNode {
  const inLanguage = useBilingual();
  const format = useFormat();
  const timeOf = useExamTime();
  return (
    <li>
      <Link to={exam.to} className={styles['line']}>
        {format.digits(inLanguage(exam.title))}
      </Link>
      <p className={styles['quiet']}>{timeOf(exam)}</p>
    </li>
  );
}
