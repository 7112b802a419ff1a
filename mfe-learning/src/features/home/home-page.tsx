import { lazyPage } from '@pathshala/web-kit/lazy-page';
import type { SessionUser } from '@pathshala/web-kit/session';
import { useUser } from '@pathshala/web-kit/use-session';
import { type ReactNode, Suspense } from 'react';
import { useNear } from '../../courses/use-near.ts';
import { useProgress } from '../../continue/use-progress.ts';
import { Hero } from './hero.tsx';
import styles from './home.module.css';
import head from './home-continue.module.css';

/** Visitors do not load it: this page is usually their first view of the site. */
const HomeContinue = lazyPage(
  () => import(/* webpackChunkName: "home-continue" */ './home-continue.tsx'),
  (file) => file.HomeContinue,
);

/** Loaded when it is near: on a phone the banner fills the first view. */
const HomeBelow = lazyPage(
  () => import(/* webpackChunkName: "home-below" */ './home-below.tsx'),
  (file) => file.HomeBelow,
);

/** / (NAV-05): an introduction to the school; for a student it begins with the next step. It does not wait for the course counts and the site settings. */
export function HomePage(): ReactNode {
  const user = useUser();
  return (
    <div className={styles['home']}>
      {user?.role === 'student' ? <StudentHead user={user} /> : <Hero />}
      <Below />
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

/** False in the page that the build renders, whose first view does not have these style sheets. */
const isInBrowser = 'document' in globalThis;

function Below(): ReactNode {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const place = <div className={styles['below']} />;
  return (
    <div ref={ref}>
      {isNear && isInBrowser ? (
        <Suspense fallback={place}>
          <HomeBelow />
        </Suspense>
      ) : (
        place
      )}
    </div>
  );
}
