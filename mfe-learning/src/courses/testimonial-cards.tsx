import { useBilingual } from '@pathshala/web-kit/bilingual';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { Card, CardList } from '@pathshala/web-kit/parts/card';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './testimonial-cards.module.css';
import { initialOf } from './initial-of.ts';

interface Testimonial {
  readonly name: string;
  /** A note such as the year; may be empty. */
  readonly about: string;
  readonly text: string;
}

/** Shows what students say of the course. */
export function TestimonialCards({
  testimonials,
}: {
  readonly testimonials: readonly Testimonial[];
}): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const written = testimonials.filter(({ text }) => text !== '');
  if (written.length === 0) return null;
  return (
    <section>
      <h2>{translate(commonTexts.whatStudentsSay)}</h2>
      <CardList label={translate(commonTexts.whatStudentsSay)}>
        {written.map(({ name, about, text }) => (
          <Card as="li" key={`${name}${text}`}>
            <figure className={styles['quote']}>
              <blockquote>{inLanguage(text)}</blockquote>
              <figcaption>
                <span className={styles['initial']} aria-hidden="true">
                  {initialOf(inLanguage(name))}
                </span>
                {[inLanguage(name), format.digits(about)].filter((part) => part !== '').join(', ')}
              </figcaption>
            </figure>
          </Card>
        ))}
      </CardList>
    </section>
  );
}
