import { useNameOf } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { usePageTitle } from '@pathshala/web-kit/parts/page';
import { Skeleton } from '@pathshala/web-kit/parts/loading-state';
import type { SessionUser } from '@pathshala/web-kit/session';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { ContinueCard } from '../../continue/continue-card.tsx';
import { texts } from '../../continue/texts.ts';
import { useProgress } from '../../continue/use-progress.ts';
import styles from './home-continue.module.css';
import { heroTexts } from './hero-texts.ts';

/**
 * Shows a student the next step at the top of the home page. Its place is reserved while it loads; the dashboard says what
 * failed.
 */
export function HomeContinue({ user }: { readonly user: SessionUser }): ReactNode {
  const translate = useText();
  const nameOf = useNameOf();
  const titleRef = usePageTitle(useText()(heroTexts.tab));
  const { data, error } = useProgress();
  const isNew = data && data.attempts.length === 0 && data.dashboard.courses.length === 0;
  return (
    <header className={styles['continue']}>
      <h1 ref={titleRef} tabIndex={-1} className={styles['title']}>
        {translate(isNew ? texts.firstWelcome : texts.welcome, { name: nameOf(user) })}
      </h1>
      <div className={styles['next']}>
        {!data && error === null ? (
          <Waiting />
        ) : (
          <>
            {data && <ContinueCard {...data} />}
            <p className={styles['more']}>
              <LinkButton to="/student-dashboard">{translate(texts.toDashboard)}</LinkButton>
            </p>
          </>
        )}
      </div>
    </header>
  );
}

function Waiting(): ReactNode {
  const translate = useText();
  return (
    <output aria-busy="true">
      <span className="visually-hidden">{translate(texts.loading)}</span>
      <Skeleton lines={5} />
    </output>
  );
}
