import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { AcademicCourse } from '../../courses/course-types.ts';
import { texts } from './texts.ts';

/** Shows how many subjects, chapters and lessons there are, and how many students. */
export function CourseNumbers({ course }: { readonly course: AcademicCourse }): ReactNode {
  const { subjects, enrolledCount = 0 } = course;
  const translate = useText();
  const format = useFormat();
  const chapters = subjects.flatMap(({ units }) => units);
  const lessons = chapters.reduce((sum, { lessonCount }) => sum + lessonCount, 0);
  const facts = [
    [commonTexts.subjects, subjects.length],
    [commonTexts.chapters, chapters.length],
    [commonTexts.lessons, lessons],
    [commonTexts.enrolled, enrolledCount],
  ] as const;
  const present = facts.filter(([, number]) => number > 0);
  if (present.length === 0) return null;
  return (
    <section aria-label={translate(texts.numbers)}>
      <Facts facts={present.map(([name, number]) => [translate(name), format.number(number)])} />
    </section>
  );
}
