import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { AdmissionCourse } from '../../courses/course-types.ts';
import { useTexts } from '../../texts.ts';
import styles from './testimonials.module.css';

/** What students of the course say. */
export function Testimonials({
  testimonials,
}: {
  readonly testimonials: AdmissionCourse['testimonials'];
}): ReactNode {
  const translate = useTexts();
  const half = useBilingual();
  const format = useFormat();
  if (testimonials.length === 0) return null;
  return (
    <section>
      <h2>{translate('detail.testimonials')}</h2>
      {testimonials.map(({ studentName, enrolledYear, review }) => (
        <figure key={`${studentName}${review}`} className={styles['quote']}>
          <blockquote>{half(review)}</blockquote>
          <figcaption>
            {[half(studentName), format.digits(String(enrolledYear))]
              .filter((part) => part !== '')
              .join(', ')}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
