import { LinkButton } from '@pathshala/web-kit/parts/button';
import { usePageTitle } from '@pathshala/web-kit/parts/page';
import { useUser } from '@pathshala/web-kit/use-session';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts.ts';
import { HeroPicture } from './hero-picture.tsx';
import styles from './hero.module.css';

/** The banner: one sentence, one picture, one thing to do. */
export function Hero(): ReactNode {
  const say = useTexts();
  const user = useUser();
  const titleRef = usePageTitle(say('home.tab'));
  return (
    <header className={styles['hero']}>
      <div className={styles['words']}>
        <h1 ref={titleRef} tabIndex={-1} className={styles['title']}>
          {say('home.title')} <em>{say('home.titleEnd')}</em>
        </h1>
        <p className={styles['lead']}>{say('home.lead')}</p>
        <p className={styles['actions']}>
          <LinkButton to="/courses" kind="primary">
            {say('home.toCourses')}
          </LinkButton>
          {user ? (
            <LinkButton to="/student-dashboard">{say('home.toDashboard')}</LinkButton>
          ) : (
            <LinkButton to="/signup">{say('home.toSignup')}</LinkButton>
          )}
        </p>
      </div>
      <HeroPicture />
    </header>
  );
}
