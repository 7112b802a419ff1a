import { useBilingual } from '@pathshala/web-kit/bilingual';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import type { Lesson } from '../../lessons/lesson-types.ts';
import styles from './lesson.module.css';
import { texts } from './texts.ts';
import { VideoPlayer } from './video/video-player.tsx';

const minuteMs = 60_000;

type Part = Exclude<Lesson['subLessons'][number], string>;

/** The parts of a lesson, each opened when it is wanted. */
export function SubLessons({ lesson }: { readonly lesson: Lesson }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { _id, subLessons } = lesson;
  if (subLessons.length === 0) return null;
  return (
    <section>
      <h2>{translate(texts.subLessons)}</h2>
      <ul className={styles['parts']}>
        {subLessons.map((part, index) => (
          <li key={index}>
            {typeof part === 'string' ? (
              inLanguage(part)
            ) : (
              <SubLesson part={part} placeKey={`${_id}:${part._id ?? index}`} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function SubLesson({ part, placeKey }: { readonly part: Part; readonly placeKey: string }): ReactNode {
  const inLanguage = useBilingual();
  const format = useFormat();
  const user = useUser();
  const title = inLanguage(part.title);
  if (part.content === '' && part.videoLink === '') return title;
  return (
    <details className={styles['part']}>
      <summary>
        {title}
        {part.duration > 0 && (
          <span className={styles['quiet']}> · {format.duration(part.duration * minuteMs)}</span>
        )}
      </summary>
      {part.videoLink !== '' && (
        <VideoPlayer link={part.videoLink} title={title} memoryKey={`video:${user?._id ?? ''}:${placeKey}`} />
      )}
      <RichText html={part.content} className={styles['text'] ?? ''} />
    </details>
  );
}
