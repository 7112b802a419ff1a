import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { AdmissionCourse } from '../../courses/course-types.ts';
import { texts } from './texts.ts';

const minuteMs = 60_000;

/** Units, papers, questions and minutes. */
export function CourseNumbers({ course }: { readonly course: AdmissionCourse }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const minutes = course.units.flatMap(({ years }) => years.map(({ timeLimit }) => timeLimit));
  const [from, to] = [Math.min(...minutes), Math.max(...minutes)].map((one) =>
    format.duration(one * minuteMs),
  );
  const numbers = [
    [commonTexts.units, course.unitCount],
    [texts.papers, course.yearCount],
    [texts.questions, course.questionCount],
    [commonTexts.enrolled, course.enrolledCount ?? 0],
  ] as const;
  const facts = numbers
    .filter(([, number]) => number > 0)
    .map(([name, number]) => [translate(name), format.number(number)] as const);
  if (facts.length === 0) return null;
  const time = from === to ? from : translate(commonTexts.fromTo, { from: from ?? '', to: to ?? '' });
  return (
    <section aria-label={translate(texts.glance)}>
      <Facts facts={minutes.length === 0 ? facts : [...facts, [translate(texts.minutes), time]]} />
    </section>
  );
}
