import type { ReactNode } from 'react';
import { coursePaths } from '../../courses/course-paths.ts';
import type { AcademicCard as Course } from '../../courses/course-types.ts';
import { useClassName } from '../../courses/use-class-name.ts';
import { useTexts } from '../../texts.ts';
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
