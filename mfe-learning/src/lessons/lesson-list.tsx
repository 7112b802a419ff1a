import type { PartLock } from '@pathshala/svc-catalog-contract/part-lock';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { VisuallyHidden } from '@pathshala/web-kit/parts/visually-hidden';
import { Link } from '@pathshala/web-kit/router';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './lesson-list.module.css';
import { lessonPaths } from './lesson-paths.ts';
import type { OutlineLesson } from './lesson-types.ts';
import { texts } from './texts.ts';
import { useLockText } from './use-lock-text.ts';

const minuteMs = 60_000;

interface LessonListProps {
  readonly courseId: string;
  readonly lessons: readonly OutlineLesson[];
  readonly done: ReadonlySet<string>;
  /** The lesson that is open. */
  readonly currentId?: string;
  readonly onOpen?: () => void;
}

/** The lessons of a chapter with ticks, durations and links. */
export function LessonList({ courseId, lessons, done, currentId, onOpen }: LessonListProps): ReactNode {
  const inLanguage = useBilingual();
  return (
    <ol className={styles['list']}>
      {lessons.map((lesson) => (
        <li key={lesson._id}>
          {lesson.lock ? (
            <ClosedLesson title={inLanguage(lesson.title)} lock={lesson.lock} />
          ) : (
            <Link
              to={lessonPaths.lesson(courseId, lesson._id)}
              className={styles['row']}
              {...(lesson._id === currentId && { 'aria-current': 'page' as const })}
              {...(onOpen && { onClick: onOpen })}
            >
              <Tick isDone={done.has(lesson._id)} />
              <span className={styles['title']}>{inLanguage(lesson.title)}</span>
              <LessonFacts lesson={lesson} />
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

/** The title with the reason instead of a link. */
function ClosedLesson({ title, lock }: { readonly title: string; readonly lock: PartLock }): ReactNode {
  const translate = useText();
  const lockText = useLockText();
  return (
    <div className={styles['row']} data-closed>
      <svg className={styles['tick']} viewBox="0 0 20 20" aria-hidden="true">
        <rect x="4" y="9" width="12" height="8" rx="1.5" />
        <path d="M7 9V6.5a3 3 0 0 1 6 0V9" data-lock />
      </svg>
      <span className={styles['title']}>
        <VisuallyHidden>{translate(texts.closed)}: </VisuallyHidden>
        {title}
      </span>
      <span className={styles['facts']}>{lockText(lock)}</span>
    </div>
  );
}

function LessonFacts({ lesson }: { readonly lesson: OutlineLesson }): ReactNode {
  const translate = useText();
  const format = useFormat();
  const facts = [
    ...(lesson.hasVideo ? [translate(texts.video)] : []),
    ...(lesson.duration > 0 ? [format.duration(lesson.duration * minuteMs)] : []),
  ];
  return facts.length === 0 ? null : <span className={styles['facts']}>{facts.join(' · ')}</span>;
}

/** A filled circle with a tick, or an empty one. */
function Tick({ isDone }: { readonly isDone: boolean }): ReactNode {
  const translate = useText();
  return (
    <>
      <svg className={styles['tick']} viewBox="0 0 20 20" aria-hidden="true" data-done={isDone || undefined}>
        <circle cx="10" cy="10" r="8.5" />
        {isDone && <path d="m6 10.4 2.7 2.7L14 7.6" />}
      </svg>
      <VisuallyHidden>{translate(isDone ? texts.completed : texts.notCompleted)}: </VisuallyHidden>
    </>
  );
}
