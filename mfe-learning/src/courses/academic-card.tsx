import type { ReactNode } from 'react';
import { coursePaths } from './course-paths.ts';
import type { AcademicCard as Course } from './course-types.ts';
import { useClassName } from './use-class-name.ts';
import { useTexts } from '../texts.ts';
import { CourseCard } from './course-card.tsx';

export function AcademicCard({ course }: { readonly course: Course }): ReactNode {
  const translate = useTexts();
  const nameOfClass = useClassName();
  return (
    <CourseCard
      name={course.title}
      to={coursePaths.academic(course._id)}
      picture={course.thumbnailImageUrl}
      rating={course.ratings}
      ratingCount={course.ratingCount}
      isEnrolled={course.isEnrolled}
      full={course.price}
      fee={course.fee}
      facts={[
        nameOfClass(course.classLevel),
        translate(`level.${course.level}`),
        translate('course.subjects', { n: course.subjectCount }),
      ]}
    />
  );
}
