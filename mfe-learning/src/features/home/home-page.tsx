import { lazyPage } from '@pathshala/web-kit/lazy-page';
import type { SessionUser } from '@pathshala/web-kit/session';
import { useUser } from '@pathshala/web-kit/use-session';
import { type ReactNode, Suspense } from 'react';
import { useProgress } from '../../continue/use-progress.ts';
import { AboutUs } from './about-us.tsx';
import { CourseGroups } from './course-groups.tsx';
import { Hero } from './hero.tsx';
import { HomeCourses } from './home-courses.tsx';
import { NextExam } from './next-exam.tsx';
import { Offerings } from './offerings.tsx';
import { SiteFooter } from './site-footer.tsx';
import { Statistics } from './statistics.tsx';
import { TopThree } from './top-three.tsx';
import { Voices } from './voices.tsx';
import styles from './home.module.css';
import head from './home-continue.module.css';

/** Not for visitors, whose first view of the site this page mostly is. */
const HomeContinue = lazyPage(
  () => import(/* webpackChunkName: "home-continue" */ './home-continue.tsx'),
  (file) => file.HomeContinue,
);

/** / (NAV-05): an introduction to the school; for a student it begins with the next step. It does not wait for the course counts and the site settings. */
export function HomePage(): ReactNode {
  const user = useUser();
  return (
    <div className={styles['home']}>
      {user?.role === 'student' ? <StudentHead user={user} /> : <Hero />}
      <NextExam />
      <HomeCourses />
      <CourseGroups />
      <TopThree />
      <Statistics />
      <Voices />
      <Offerings />
      <AboutUs />
      <SiteFooter />
    </div>
  );
}

/** Asks for the student's progress while the file is on its way. */
function StudentHead({ user }: { readonly user: SessionUser }): ReactNode {
  useProgress();
  return (
    <Suspense fallback={<div className={head['place']} aria-busy="true" />}>
      <HomeContinue user={user} />
    </Suspense>
  );
}
