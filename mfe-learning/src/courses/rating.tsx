import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './rating.module.css';
import { texts } from './texts.ts';

interface RatingProps {
  readonly value: number;
  /** The number of students who have rated the course; not shown if it is 0. */
  readonly count?: number | undefined;
}

/** The average rating out of 5; nothing for a course without ratings. */
export function Rating({ value, count = 0 }: RatingProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  if (value <= 0) return null;
  const rated = format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span className={styles['rating']}>
      <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
        <path
          d="m10 1.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z"
          fill="var(--marigold)"
        />
      </svg>
      {translate(texts.ratingOf, { rating: rated, max: 5 })}
      {count > 0 && <RatingCount count={count} />}
    </span>
  );
}

function RatingCount({ count }: { readonly count: number }): ReactNode {
  const translate = useText();
  return (
    <span className={styles['count']}>
      ({count === 1 ? translate(texts.oneRating) : translate(texts.ratings, { n: count })})
    </span>
  );
}
