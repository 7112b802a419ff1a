import type { ReactNode } from 'react';
import { coursePaths } from './course-paths.ts';
import type { AdmissionCard as Course } from './course-types.ts';
import { useTexts } from '../texts.ts';
import { CourseCard } from './course-card.tsx';

/** Links to the units if the student is enrolled, otherwise to the detail page (CAT-02). */
export function AdmissionCard({ course }: { readonly course: Course }): ReactNode {
  const translate = useTexts();
  const { courseCode, isEnrolled } = course;
  return (
    <CourseCard
      name={course.name}
      to={isEnrolled ? coursePaths.units(courseCode) : coursePaths.admission(courseCode)}
      picture={course.courseThumbnail}
      rating={course.averageRating}
      ratingCount={course.ratingCount}
      isEnrolled={isEnrolled}
      full={course.enrollmentFee}
      fee={course.fee}
      facts={[
        translate('course.units', { n: course.unitCount }),
        translate('course.years', { n: course.yearCount }),
        translate('course.questions', { n: course.questionCount }),
      ]}
    />
  );
}
