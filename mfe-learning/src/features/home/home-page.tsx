import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { AboutUs } from './about-us.tsx';
import { CourseGroups } from './course-groups.tsx';
import { Hero } from './hero.tsx';
import { HomeContinue } from './home-continue.tsx';
import { Offerings } from './offerings.tsx';
import { SiteFooter } from './site-footer.tsx';
import { Statistics } from './statistics.tsx';
import { TryQuestion } from './try-question.tsx';
import styles from './home.module.css';

/** / (NAV-05): an introduction to the school; for a student it begins with the next step. It does not wait for the course counts and the site settings. */
export function HomePage(): ReactNode {
  const user = useUser();
  return (
    <div className={styles['home']}>
      {user?.role === 'student' ? <HomeContinue user={user} /> : <Hero />}
      <CourseGroups />
      <Statistics />
      {user === null && <TryQuestion />}
      <Offerings />
      <AboutUs />
      <SiteFooter />
    </div>
  );
}
