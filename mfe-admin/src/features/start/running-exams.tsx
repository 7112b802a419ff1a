import type { readExamsOverview } from '@pathshala/svc-exams-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import styles from './start.module.css';
import { texts } from './texts.ts';

type ExamsOverview = z.output<(typeof readExamsOverview)['answer']>;

/** Shows how many students sit an exam of any kind now, and the campaign exams that are open. */
export function RunningExams({ overview }: { readonly overview: ExamsOverview }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const { sitting, running } = overview;
  return (
    <>
      <p className={styles['figure']}>{translate(texts.sitting, { n: sitting })}</p>
      {running.length === 0 && <p className={styles['quiet']}>{translate(texts.noneRunning)}</p>}
      <ul className={styles['list']}>
        {running.map((exam) => (
          <li key={exam.examId}>
            <Link to={`/campaigns/exam/${exam.examId}`}>{inLanguage(exam.title)}</Link>
            <span className={styles['count']}>{translate(texts.sittingHere, { n: exam.sitting })}</span>
            <p className={styles['quiet']}>
              {translate(texts.openUntil, { time: format.dateTime(exam.closesAt) })}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
