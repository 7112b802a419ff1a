import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useLocation } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useEffect, useRef } from 'react';
import { LessonList } from '../../lessons/lesson-list.tsx';
import { countIn } from '../../lessons/lesson-order.ts';
import type { OutlineChapter } from '../../lessons/lesson-types.ts';
import { texts as shared } from '../../lessons/texts.ts';
import { ChapterContents } from './chapter-contents.tsx';
import styles from './subjects.module.css';
import { texts } from './texts.ts';

export interface ChapterSectionProps {
  readonly courseId: string;
  readonly chapter: OutlineChapter;
  readonly done: ReadonlySet<string>;
}

/** A chapter with its lessons and notes. The one that the address names is scrolled into view. */
export function ChapterSection({ courseId, chapter, done }: ChapterSectionProps): ReactNode {
  const translate = useText();
  const half = useBilingual();
  const { hash } = useLocation();
  const ref = useRef<HTMLElement>(null);
  const isNamed = hash === `#${chapter._id}`;
  useEffect(() => {
    if (isNamed) ref.current?.scrollIntoView();
  }, [isNamed]);
  const { lessons, contentCount } = chapter;
  return (
    <section ref={ref} className={styles['unit']}>
      <header className={styles['unitHead']}>
        <h2>{half(chapter.title)}</h2>
        <span className={styles['count']}>
          {lessons.length === 0
            ? translate(texts.chapterEmpty)
            : translate(shared.lessonsDone, { ...countIn([chapter], done) })}
        </span>
      </header>
      {chapter.description !== '' && <p className={styles['about']}>{half(chapter.description)}</p>}
      <LessonList courseId={courseId} lessons={lessons} done={done} />
      {contentCount > 0 && <ChapterContents chapterId={chapter._id} count={contentCount} />}
    </section>
  );
}
