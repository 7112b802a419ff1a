import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { coursePaths } from './course-paths.ts';
import type { AdmissionCard as Course } from './course-types.ts';
import { CourseCard } from './course-card.tsx';
import { texts } from './texts.ts';

/** Links to the units if the student is enrolled, otherwise to the detail page (CAT-02). */
export function AdmissionCard({ course }: { readonly course: Course }): ReactNode {
  const translate = useText();
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
        translate(commonTexts.nUnits, { n: course.unitCount }),
        translate(texts.years, { n: course.yearCount }),
        translate(commonTexts.nQuestions, { n: course.questionCount }),
      ]}
    />
  );
}
