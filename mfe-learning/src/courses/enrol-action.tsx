import { Badge } from '@pathshala/web-kit/parts/badge';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { ClaimAction } from '../payment/claim-action.tsx';
import styles from './enrol-action.module.css';
import { type EnrollableCourse, useEnrol } from './use-enrol.ts';
import { texts } from './texts.ts';

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
  const translate = useText();
  if (isEnrolled) return <Enrolled next={course.next} />;
  if (!isOpen) return <p className={styles['note']}>{translate(texts.detailClosed)}</p>;
  return fee > 0 ? <ClaimAction course={{ ...course, fee }} /> : <EnrolButton course={course} />;
}

/** Shows View Course if the course has a page for students. */
function Enrolled({ next }: Pick<EnrollableCourse, 'next'>): ReactNode {
  const translate = useText();
  if (next === undefined) {
    return (
      <p className={styles['note']}>
        <Badge tone="good">{translate(texts.courseEnrolled)}</Badge>
      </p>
    );
  }
  return (
    <div className={styles['action']}>
      <Badge tone="good">{translate(texts.courseEnrolled)}</Badge>
      <LinkButton kind="primary" to={next}>
        {translate(texts.detailView)}
      </LinkButton>
    </div>
  );
}

function EnrolButton({ course }: Pick<EnrolActionProps, 'course'>): ReactNode {
  const translate = useText();
  const { enrol, isBusy } = useEnrol(course);
  return (
    <div className={styles['action']}>
      <Button kind="primary" isBusy={isBusy} onClick={enrol}>
        {translate(texts.detailEnrol)}
      </Button>
    </div>
  );
}
