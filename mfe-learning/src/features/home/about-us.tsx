import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './about-us.module.css';
import { HeroPicture } from './hero-picture.tsx';
import home from './home.module.css';
import { texts } from './texts.ts';

/** A short text; the page of the school has the long one. */
export function AboutUs(): ReactNode {
  const translate = useText();
  return (
    <section id="about-us" className={styles['about']} aria-labelledby="about-us-title">
      <div className={`${home['band']} ${styles['columns']}`}>
        <HeroPicture />
        <div>
          <h2 id="about-us-title">{translate(texts.about)}</h2>
          <p>
            {translate(texts.aboutText)} <Link to="/about">{translate(texts.aboutMore)}</Link>
          </p>
        </div>
      </div>
    </section>
  );
}
