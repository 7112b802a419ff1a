import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { AcademicCourse } from '../../courses/course-types.ts';
import { texts } from './texts.ts';

/** How many subjects, chapters and lessons there are. */
export function CourseNumbers({ subjects }: Pick<AcademicCourse, 'subjects'>): ReactNode {
  const translate = useText();
  const format = useFormat();
  const chapters = subjects.flatMap(({ units }) => units);
  const lessons = chapters.reduce((sum, { lessonCount }) => sum + lessonCount, 0);
  const facts = [
    [texts.subjects, subjects.length],
    [texts.chapters, chapters.length],
    [texts.lessons, lessons],
  ] as const;
  const present = facts.filter(([, number]) => number > 0);
  if (present.length === 0) return null;
  return (
    <section aria-label={translate(texts.numbers)}>
      <Facts facts={present.map(([name, number]) => [translate(name), format.number(number)])} />
    </section>
  );
}
