import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useNow } from '../../continue/use-now.ts';
import { CourseCard } from '../../courses/course-card.tsx';
import { coursePaths } from '../../courses/course-paths.ts';
import type { AcademicCard } from '../../courses/course-types.ts';
import { useClassName } from '../../courses/use-class-name.ts';
import { useClassTime } from '../../courses/use-class-time.ts';

/** Not in the texts of the lists, which other first views load. */
const texts = {
  next: { en: 'Next live class: {time}', bn: 'পরের লাইভ ক্লাস: {time}' },
  noDate: { en: 'Date of the next live class to be announced', bn: 'পরের লাইভ ক্লাসের তারিখ পরে জানানো হবে' },
} as const;

/** A course in the list of those with live classes: when the next one is. */
export function LiveCourseCard({ course }: { readonly course: AcademicCard }): ReactNode {
  const translate = useText();
  const nameOfClass = useClassName();
  const timeOf = useClassTime(useNow(60_000));
  const { nextSessionAt } = course;
  const next =
    nextSessionAt === undefined
      ? translate(texts.noDate)
      : translate(texts.next, { time: timeOf(nextSessionAt) });
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
      facts={[nameOfClass(course.classLevel), next]}
    />
  );
}
