import { Card } from '@pathshala/web-kit/parts/card';
import { CoursePicture } from '@pathshala/web-kit/parts/course-picture';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { coursePaths } from '../../courses/course-paths.ts';
import type { AdmissionCourse } from '../../courses/course-types.ts';
import { EnrolAction } from '../../courses/enrol-action.tsx';
import { Fee } from '../../courses/fee.tsx';
import { Rating } from '../../courses/rating.tsx';
import panel from '../../courses/course-panel.module.css';
import { sharedTexts } from '../../texts.ts';
import styles from './enrol-panel.module.css';
import { texts } from './texts.ts';

/** Fee, duration and the enrol button. */
export function EnrolPanel({ course }: { readonly course: AdmissionCourse }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const duration = format.digits(inLanguage(String(course.enrollmentDuration)));
  return (
    <Card className={panel['panel']}>
      <CoursePicture src={course.courseThumbnail} name={course.name} isFirst />
      <dl className={panel['facts']}>
        <div>
          <dt>{translate(commonTexts.fee)}</dt>
          <dd className={styles['fee']}>
            <Fee full={course.enrollmentFee} fee={course.fee} />
          </dd>
        </div>
        {duration !== '' && (
          <div>
            <dt>{translate(texts.duration)}</dt>
            <dd>{duration}</dd>
          </div>
        )}
        {course.averageRating > 0 && (
          <div>
            <dt>{translate(sharedTexts.detailRating)}</dt>
            <dd>
              <Rating value={course.averageRating} count={course.ratingCount} />
            </dd>
          </div>
        )}
      </dl>
      <EnrolAction
        course={{
          courseId: course._id,
          category: 'admissionPrep',
          here: coursePaths.admission(course.courseCode),
          next: coursePaths.units(course.courseCode),
        }}
        isEnrolled={course.isEnrolled}
        isOpen
        fee={course.fee}
      />
    </Card>
  );
}
