import { useBilingual } from '@pathshala/web-kit/bilingual';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from '../../course-tree/part-view.module.css';
import { type Lesson, materialOf, subLessonOf } from './lesson-draft.ts';
import { OuterLink } from './outer-link.tsx';
import { lessonFields } from '../../resources/lesson.fields.ts';
import { texts } from './texts.ts';

interface PartProps {
  readonly lesson: Lesson;
}

export function LessonMaterials({ lesson }: PartProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const materials = lesson.supplementaryMaterials.map(materialOf);
  if (materials.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>{translate(lessonFields.supplementaryMaterials.label)}</h2>
      <ul className={styles['list']}>
        {materials.map(({ title, link, description }, index) => (
          <li key={index} className={styles['entry']}>
            {title !== '' && <p className={styles['name']}>{inLanguage(title)}</p>}
            {link !== '' && <OuterLink href={link} name={inLanguage(title)} />}
            {description !== '' && <p className={styles['quiet']}>{inLanguage(description)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SubLessons({ lesson }: PartProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const subLessons = lesson.subLessons.map(subLessonOf);
  if (subLessons.length === 0) return null;
  return (
    <section className={styles['section']}>
      <h2>{translate(lessonFields.subLessons.label)}</h2>
      <ol className={styles['list']}>
        {subLessons.map(({ title, content, videoLink, duration }, index) => (
          <li key={index} className={styles['entry']}>
            <p className={styles['name']}>{inLanguage(title)}</p>
            {duration !== null && duration > 0 && (
              <p className={styles['quiet']}>{translate(texts.nMinutes, { n: duration })}</p>
            )}
            {videoLink !== '' && <OuterLink href={videoLink} name={inLanguage(title)} />}
            {content !== '' && <RichText html={content} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
