import { LinkButton } from '@pathshala/web-kit/parts/button';
import { usePageTitle } from '@pathshala/web-kit/parts/page';
import { useText } from '@pathshala/web-kit/texts';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { HeroQuestion } from './hero-question.tsx';
import styles from './hero.module.css';
import { heroTexts as texts } from './hero-texts.ts';

/** The banner: title, picture and main action, which for an administrator is the boss area: the log-in leads here. */
export function Hero(): ReactNode {
  const translate = useText();
  const user = useUser();
  const isAdmin = user?.role === 'admin';
  const titleRef = usePageTitle(translate(texts.tab));
  return (
    <header className={styles['hero']}>
      <div className={styles['words']}>
        <h1 ref={titleRef} tabIndex={-1} className={styles['title']}>
          {translate(texts.title)} <em>{translate(texts.titleEnd)}</em>
        </h1>
        <p className={styles['lead']}>{translate(texts.lead)}</p>
        <p className={styles['actions']}>
          {isAdmin && (
            <LinkButton to="/boss" kind="primary">
              {translate(texts.toBoss)}
            </LinkButton>
          )}
          <LinkButton to="/courses" kind={isAdmin ? 'secondary' : 'primary'}>
            {translate(texts.toCourses)}
          </LinkButton>
          {user ? (
            <LinkButton to="/student-dashboard">{translate(texts.toDashboard)}</LinkButton>
          ) : (
            <LinkButton to="/signup">{translate(texts.toSignup)}</LinkButton>
          )}
        </p>
      </div>
      <HeroQuestion />
    </header>
  );
}
