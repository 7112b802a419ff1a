import { Link } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import styles from './about-us.module.css';
import { HeroPicture } from './hero-picture.tsx';
import home from './home.module.css';

/** A short text; the page of the school has the long one. */
export function AboutUs(): ReactNode {
  const translate = useTexts();
  return (
    <section id="about-us" className={styles['about']} aria-labelledby="about-us-title">
      <div className={`${home['band']} ${styles['columns']}`}>
        <HeroPicture />
        <div>
          <h2 id="about-us-title">{translate('home.about')}</h2>
          <p>
            {translate('home.aboutText')} <Link to="/about">{translate('home.aboutMore')}</Link>
          </p>
        </div>
      </div>
    </section>
  );
}
