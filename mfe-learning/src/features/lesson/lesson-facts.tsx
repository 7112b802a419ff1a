import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { LessonPlace } from '../../lessons/lesson-order.ts';
import type { Lesson } from '../../lessons/lesson-types.ts';
import styles from './lesson.module.css';
import { texts } from './texts.ts';

const minuteMs = 60_000;

/** Chapter, number and duration, in one line below the title. */
export function LessonFacts({
  lesson,
  place,
}: {
  readonly lesson: Lesson;
  readonly place: LessonPlace;
}): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const { chapter, number, total } = place;
  const facts = [
    inLanguage(chapter.title),
    translate(texts.lesson, { number, total }),
    ...(lesson.duration > 0 ? [format.duration(lesson.duration * minuteMs)] : []),
  ];
  return <p className={styles['facts']}>{facts.join(' · ')}</p>;
}
