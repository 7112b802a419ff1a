import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import home from './home.module.css';
import { OfferingPicture, offerings } from './offering-picture.tsx';
import styles from './offerings.module.css';

/** The offerings of the school. */
export function Offerings(): ReactNode {
  const translate = useTexts();
  return (
    <section className={home['band']} aria-labelledby="offerings">
      <h2 id="offerings">{translate('home.offerings')}</h2>
      <ul className={styles['offerings']}>
        {offerings.map((offering) => (
          <li key={offering} className={styles['offering']}>
            <OfferingPicture name={offering} />
            <div>
              <h3>{translate(`home.offer.${offering}`)}</h3>
              <p>{translate(`home.offer.${offering}Text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
