import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { AcademicCourse } from '../../courses/course-types.ts';
import disclosure from '../../courses/disclosure.module.css';
import styles from './subjects.module.css';
import { texts } from './texts.ts';

/** Subjects with their chapters, which can be collapsed. */
export function Subjects({ subjects }: { readonly subjects: AcademicCourse['subjects'] }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  return (
    <section>
      <h2>{translate(texts.academicSubjects)}</h2>
      {subjects.length === 0 && <EmptyState text={translate(commonTexts.noSubjectsAvailable)} />}
      {subjects.map(({ _id, title, description, units }) => (
        <details key={_id} className={styles['subject']} open>
          <summary className={disclosure['summary']}>{inLanguage(title)}</summary>
          <p className={styles['about']}>{inLanguage(description)}</p>
          <ol>
            {units.map((unit) => (
              <li key={unit._id}>
                {inLanguage(unit.title)}{' '}
                {unit.lessonCount > 0 && (
                  <span className={styles['lessons']}>
                    ({translate(commonTexts.nLessons, { n: unit.lessonCount })})
                  </span>
                )}
              </li>
            ))}
          </ol>
        </details>
      ))}
    </section>
  );
}
