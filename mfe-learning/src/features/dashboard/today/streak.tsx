import { Link } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { Dashboard } from '../../../continue/dashboard-types.ts';
import { WeekStrip } from '../week-strip.tsx';
import { texts } from './texts.ts';
import styles from './today.module.css';

export interface StreakProps {
  readonly streak: Dashboard['streak'];
  readonly lastDays: Dashboard['lastDays'];
}

/** The days of the streak, what today does to it, and the days of grace that are left; the week below. */
export function Streak({ streak, lastDays }: StreakProps): ReactNode {
  const translate = useText();
  const { days, graceLeft, hasToday } = streak;
  return (
    <section>
      <h2 className={styles['title']}>
        {days === 0 ? translate(texts.noStreak) : translate(texts.streak, { n: days })}
      </h2>
      <p className={styles['quiet']}>
        {days === 0 && translate(texts.startsToday)}
        {days > 0 &&
          (hasToday ? translate(texts.todayCounts) : translate(texts.todayMissing, { n: days + 1 }))}{' '}
        {graceLeft === 0 ? translate(texts.noGrace) : translate(texts.graceLeft, { n: graceLeft })}
      </p>
      <WeekStrip days={lastDays} />
      <Link to="/student/standings" className={styles['more']}>
        {translate(texts.standings)}
      </Link>
    </section>
  );
}
