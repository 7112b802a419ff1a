import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { NeedsYou } from './needs-you.tsx';
import { NextExams, OwnBatches, TodaysClasses } from './teaching-cards.tsx';
import { teachingTexts } from './teaching-texts.ts';
import styles from './start.module.css';
import { useTeaching } from './use-teaching.ts';

/** The start of an administrator with limited rights: today's classes, what waits, the own batches and the next exams. */
export function TeachingStart(): ReactNode {
  const translate = useText();
  const { seesClasses, classes, batches, seesExams, exams } = useTeaching();
  return (
    <AdminPage title={translate(teachingTexts.title)} lead={translate(teachingTexts.lead)}>
      <div className={styles['columns']}>
        {seesClasses && <TodaysClasses query={classes} />}
        <NeedsYou />
      </div>
      <div className={styles['columns']}>
        <OwnBatches query={batches} />
        {seesExams && <NextExams query={exams} />}
      </div>
    </AdminPage>
  );
}
