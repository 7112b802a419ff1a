import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import home from './home.module.css';
import { type Offering, OfferingPicture, offerings } from './offering-picture.tsx';
import styles from './offerings.module.css';
import { texts } from './texts.ts';

/**
 * The address of each offering. Sheets and report card belong to a student: a visitor logs in first and is led on to them.
 */
const placeOf: Readonly<Record<Offering, string>> = {
  classes: '/courses/academic?sessions=with',
  sheet: '/student',
  test: '/campaigns',
  note: '/courses/academic',
  report: '/exams/report-card',
};

/** The offerings of the school, each with the way to it. */
export function Offerings(): ReactNode {
  const translate = useText();
  return (
    <section className={home['band']} aria-labelledby="offerings">
      <h2 id="offerings">{translate(texts.offerings)}</h2>
      <ul className={styles['offerings']}>
        {offerings.map((offering) => (
          <li key={offering} className={styles['offering']}>
            <OfferingPicture name={offering} />
            <div>
              <h3>
                <Link to={placeOf[offering]}>{translate(texts.offer[offering])}</Link>
              </h3>
              <p>{translate(texts.offerText[offering])}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
