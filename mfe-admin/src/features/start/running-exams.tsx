import type { readExamsOverview } from '@pathshala/svc-exams-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Link } from '@pathshala/web-kit/router';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useTexts } from '../../texts.ts';
import styles from './start.module.css';

type ExamsOverview = z.output<(typeof readExamsOverview)['answer']>;

/** Shows how many students sit an exam of any kind now, and the campaign exams that are open. */
export function RunningExams({ overview }: { readonly overview: ExamsOverview }): ReactNode {
  const translate = useTexts();
  const inLanguage = useBilingual();
  const format = useFormat();
  const { sitting, running } = overview;
  return (
    <>
      <p className={styles['figure']}>{translate('start.sitting', { n: sitting })}</p>
      {running.length === 0 && <p className={styles['quiet']}>{translate('start.noneRunning')}</p>}
      <ul className={styles['list']}>
        {running.map((exam) => (
          <li key={exam.examId}>
            <Link to={`/campaigns/exam/${exam.examId}`}>{inLanguage(exam.title)}</Link>
            <span className={styles['count']}>{translate('start.sittingHere', { n: exam.sitting })}</span>
            <p className={styles['quiet']}>
              {translate('start.openUntil', { time: format.dateTime(exam.closesAt) })}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
