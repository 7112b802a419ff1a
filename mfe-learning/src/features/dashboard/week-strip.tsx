import { useLanguage, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { Dashboard } from '../../continue/dashboard-types.ts';
import { texts } from './texts.ts';
import styles from './week-strip.module.css';

/** The last seven days in Asia/Dhaka, with a quiet mark for each day with a submitted paper. */
export function WeekStrip({ days }: { readonly days: Dashboard['lastDays'] }): ReactNode {
  const translate = useText();
  const language = useLanguage();
  const weekday = new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
    weekday: 'short',
    timeZone: 'UTC',
  });
  const count = days.filter(({ isActive }) => isActive).length;
  return (
    <section>
      <h2 className={styles['title']}>{translate(texts.week)}</h2>
      <ol className={styles['days']}>
        {days.map(({ day, isActive }) => (
          <li key={day} className={styles[isActive ? 'active' : 'day']}>
            <span>{weekday.format(new Date(day))}</span>
            <Mark isActive={isActive} />
            <span className="visually-hidden">{translate(isActive ? texts.active : texts.inactive)}</span>
          </li>
        ))}
      </ol>
      <p className={styles['words']}>
        {count === 0 ? translate(texts.weekNone) : translate(texts.weekSome, { n: count })}
      </p>
    </section>
  );
}

function Mark({ isActive }: { readonly isActive: boolean }): ReactNode {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" fill="none">
      {isActive ? (
        <>
          <circle cx="14" cy="14" r="13" fill="var(--green)" />
          <path d="m8 14.5 4 4 8-9" stroke="var(--on-green)" strokeWidth="2.5" strokeLinecap="round" />
        </>
      ) : (
        <circle cx="14" cy="14" r="12" stroke="var(--line-strong)" strokeDasharray="2 4" />
      )}
    </svg>
  );
}
