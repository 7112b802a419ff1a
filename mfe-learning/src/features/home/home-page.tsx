import type { ReactNode } from 'react';
import { AboutUs } from './about-us.tsx';
import { CourseGroups } from './course-groups.tsx';
import { Hero } from './hero.tsx';
import { Offerings } from './offerings.tsx';
import { SiteFooter } from './site-footer.tsx';
import { Statistics } from './statistics.tsx';
import styles from './home.module.css';

/** / (NAV-05): an introduction to the school. It does not wait for the course counts and the site settings. */
export function HomePage(): ReactNode {
  return (
    <div className={styles['home']}>
      <Hero />
      <CourseGroups />
      <Statistics />
      <Offerings />
      <AboutUs />
      <SiteFooter />
    </div>
  );
}
