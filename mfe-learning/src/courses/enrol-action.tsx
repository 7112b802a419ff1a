import { Badge } from '@pathshala/web-kit/parts/badge';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import type { ReactNode } from 'react';
import { ClaimAction } from '../payment/claim-action.tsx';
import { useTexts } from '../texts.ts';
import styles from './enrol-action.module.css';
import { type EnrollableCourse, useEnrol } from './use-enrol.ts';

interface EnrolActionProps {
  readonly course: EnrollableCourse;
  readonly isEnrolled: boolean;
  /** False if the status or the dates of the course do not allow enrolment today. */
  readonly isOpen: boolean;
  /** Taka, after the discount. */
  readonly fee: number;
}

/** Enrol, or open the course (CAT-04). Fixed to the bottom of the screen on a phone. */
export function EnrolAction({ course, isEnrolled, isOpen, fee }: EnrolActionProps): ReactNode {
  const translate = useTexts();
  if (isEnrolled) return <Enrolled next={course.next} />;
  if (!isOpen) return <p className={styles['note']}>{translate('detail.closed')}</p>;
  return fee > 0 ? <ClaimAction course={{ ...course, fee }} /> : <EnrolButton course={course} />;
}

/** Shows View Course if the course has a page for students. */
function Enrolled({ next }: Pick<EnrollableCourse, 'next'>): ReactNode {
  const translate = useTexts();
  if (next === undefined) {
    return (
      <p className={styles['note']}>
        <Badge tone="good">{translate('course.enrolled')}</Badge>
      </p>
    );
  }
  return (
    <div className={styles['action']}>
      <Badge tone="good">{translate('course.enrolled')}</Badge>
      <LinkButton kind="primary" to={next}>
        {translate('detail.view')}
      </LinkButton>
    </div>
  );
}

function EnrolButton({ course }: Pick<EnrolActionProps, 'course'>): ReactNode {
  const translate = useTexts();
  const { enrol, isBusy } = useEnrol(course);
  return (
    <div className={styles['action']}>
      <Button kind="primary" isBusy={isBusy} onClick={enrol}>
        {translate('detail.enrol')}
      </Button>
    </div>
  );
}
