import { Button } from '@pathshala/web-kit/parts/button';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useId } from 'react';
import styles from './rate-course.module.css';
import { texts } from './texts.ts';
import { type OwnRatingState, type RatedBy, useOwnRating } from './use-own-rating.ts';

const allStars = [1, 2, 3, 4, 5] as const;

/** An enrolled student's stars for a course: a radio group, which can be undone and taken back. */
export function RateCourse(course: RatedBy): ReactNode {
  const translate = useText();
  const { stars, before, rate } = useOwnRating(course);
  if (stars === undefined) return null;
  return (
    <section className={styles['rate']}>
      <StarGroup stars={stars} onRate={rate} />
      <p className={styles['help']}>{translate(texts.help)}</p>
      <div className={styles['outcome']}>
        <Outcome stars={stars} before={before} />
        <BackButton stars={stars} before={before} rate={rate} />
      </div>
    </section>
  );
}

interface StarGroupProps {
  readonly stars: number | null;
  readonly onRate: (stars: number) => void;
}

function StarGroup({ stars, onRate }: StarGroupProps): ReactNode {
  const translate = useText();
  const name = useId();
  return (
    <fieldset className={styles['stars']}>
      <legend>{translate(texts.question)}</legend>
      {allStars.map((n) => (
        <label key={n} className={styles['star']} data-on={n <= (stars ?? 0) || undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={stars === n}
            onChange={() => onRate(n)}
          />
          <span className="visually-hidden">{translate(n === 1 ? texts.star : texts.stars, { n })}</span>
          <svg viewBox="0 0 20 20" width="32" height="32" aria-hidden="true">
            <path d="m10 1.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}

type OutcomeProps = { readonly stars: number | null } & Pick<OwnRatingState, 'before'>;

/** Announces what was done. */
function Outcome({ stars, before }: OutcomeProps): ReactNode {
  const translate = useText();
  const isChanged = before !== undefined;
  let text = '';
  if (stars !== null) text = translate(isChanged ? texts.thanks : texts.own, { n: stars });
  else if (isChanged) text = translate(texts.takenBack);
  return <output className={styles['done']}>{text}</output>;
}

function BackButton({ stars, before, rate }: OutcomeProps & Pick<OwnRatingState, 'rate'>): ReactNode {
  const translate = useText();
  if (before !== undefined) {
    return (
      <Button kind="quiet" size="small" onClick={() => rate(before)}>
        {translate(texts.undo)}
      </Button>
    );
  }
  if (stars === null) return null;
  return (
    <Button kind="quiet" size="small" onClick={() => rate(null)}>
      {translate(texts.takeBack)}
    </Button>
  );
}
