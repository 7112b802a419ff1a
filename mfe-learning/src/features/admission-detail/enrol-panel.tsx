import { Badge } from '@pathshala/web-kit/parts/badge';
import { Button, LinkButton } from '@pathshala/web-kit/parts/button';
import { Card } from '@pathshala/web-kit/parts/card';
import { CoursePicture } from '@pathshala/web-kit/parts/course-picture';
import { useHalf } from '@pathshala/web-kit/bilingual';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { coursePaths } from '../../courses/course-paths.ts';
import type { AdmissionCourse } from '../../courses/course-types.ts';
import { Fee } from '../../courses/fee.tsx';
import { Rating } from '../../courses/rating.tsx';
import { useTexts } from '../../texts.ts';
import styles from './enrol-panel.module.css';
import { useEnrol } from './use-enrol.ts';

/** What it costs, how long it lasts, and the one thing to do; on a phone that thing stays at the thumb. */
export function EnrolPanel({ course }: { readonly course: AdmissionCourse }): ReactNode {
  const say = useTexts();
  const half = useHalf();
  const format = useFormat();
  const duration = format.digits(half(String(course.enrollmentDuration)));
  return (
    <Card className={styles['panel']}>
      <CoursePicture src={course.courseThumbnail} name={course.name} />
      <dl className={styles['facts']}>
        <div>
          <dt>{say('detail.fee')}</dt>
          <dd className={styles['fee']}>
            <Fee full={course.enrollmentFee} fee={course.fee} />
          </dd>
        </div>
        {duration !== '' && (
          <div>
            <dt>{say('detail.duration')}</dt>
            <dd>{duration}</dd>
          </div>
        )}
        {course.averageRating > 0 && (
          <div>
            <dt>{say('detail.rating')}</dt>
            <dd>
              <Rating value={course.averageRating} />
            </dd>
          </div>
        )}
      </dl>
      <div className={styles['action']}>
        {course.isEnrolled ? <Enrolled course={course} /> : <EnrolButton course={course} />}
      </div>
    </Card>
  );
}

function Enrolled({ course }: { readonly course: AdmissionCourse }): ReactNode {
  const say = useTexts();
  return (
    <>
      <Badge tone="good">{say('course.enrolled')}</Badge>
      <LinkButton kind="primary" to={coursePaths.units(course.courseCode)}>
        {say('detail.view')}
      </LinkButton>
    </>
  );
}

function EnrolButton({ course }: { readonly course: AdmissionCourse }): ReactNode {
  const say = useTexts();
  const { enrol, isBusy } = useEnrol(course);
  return (
    <>
      {course.fee > 0 && <p className={styles['paid']}>{say('detail.paid')}</p>}
      <Button kind="primary" isBusy={isBusy} onClick={enrol}>
        {say('detail.enrol')}
      </Button>
    </>
  );
}
