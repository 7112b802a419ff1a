import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { coursePaths } from './course-paths.ts';
import type { AcademicCard as Course } from './course-types.ts';
import { useClassName } from './use-class-name.ts';
import { CourseCard } from './course-card.tsx';
import { texts } from './texts.ts';

export function AcademicCard({ course }: { readonly course: Course }): ReactNode {
  const translate = useText();
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
        translate(texts.level[course.level]),
        translate(commonTexts.nSubjects, { n: course.subjectCount }),
      ]}
    />
  );
}
