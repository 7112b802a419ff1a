import { LinkButton } from '@pathshala/web-kit/parts/button';
import { usePageTitle } from '@pathshala/web-kit/parts/page';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { HeroQuestion } from './hero-question.tsx';
import styles from './hero.module.css';

/** The banner: title, picture and main action, which for an administrator is the boss area: the log-in leads here. */
export function Hero(): ReactNode {
  const translate = useTexts();
  const user = useUser();
  const isAdmin = user?.role === 'admin';
  const titleRef = usePageTitle(translate('home.tab'));
  return (
    <header className={styles['hero']}>
      <div className={styles['words']}>
        <h1 ref={titleRef} tabIndex={-1} className={styles['title']}>
          {translate('home.title')} <em>{translate('home.titleEnd')}</em>
        </h1>
        <p className={styles['lead']}>{translate('home.lead')}</p>
        <p className={styles['actions']}>
          {isAdmin && (
            <LinkButton to="/boss" kind="primary">
              {translate('home.toBoss')}
            </LinkButton>
          )}
          <LinkButton to="/courses" kind={isAdmin ? 'secondary' : 'primary'}>
            {translate('home.toCourses')}
          </LinkButton>
          {user ? (
            <LinkButton to="/student-dashboard">{translate('home.toDashboard')}</LinkButton>
          ) : (
            <LinkButton to="/signup">{translate('home.toSignup')}</LinkButton>
          )}
        </p>
      </div>
      <HeroQuestion />
    </header>
  );
}
