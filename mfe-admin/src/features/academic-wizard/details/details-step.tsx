import type { ReactNode } from 'react';
import type { CourseDraft } from '../draft/course-draft.ts';
// Basics first: with it the styles have the same order as in the university wizard, with which they share a file.
import { Basics } from './basics.tsx';
import { Audience } from './audience.tsx';
import { DetailLists } from './detail-lists.tsx';
import { Price } from './price.tsx';
import { Schedule } from './schedule.tsx';
import styles from '../../../wizard/wizard.module.css';

interface DetailsStepProps {
  /** The status on the server; absent for a new course. */
  readonly storedStatus: CourseDraft['status'] | undefined;
}

/** Step 1: the course without its subjects. */
export function DetailsStep({ storedStatus }: DetailsStepProps): ReactNode {
  return (
    <div className={styles['sections']}>
      <Basics storedStatus={storedStatus} />
      <Schedule />
      <Price />
      <Audience />
      <DetailLists />
    </div>
  );
}
