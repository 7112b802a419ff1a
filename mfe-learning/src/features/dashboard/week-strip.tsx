import type { Language } from '@pathshala/web-kit/language';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { Dashboard } from '../../continue/dashboard-types.ts';
import { texts } from './texts.ts';
import styles from './week-strip.module.css';

/** The last seven days in Asia/Dhaka, with a mark for each day with something that counts, and another for a day of grace. */
export function WeekStrip({ days }: { readonly days: Dashboard['lastDays'] }): ReactNode {
  const translate = useText();
  const language = useLanguage();
  const weekday = weekdayIn(language);
  const count = days.filter(({ isActive }) => isActive).length;
  return (
    <div className={styles['week']}>
      <h3 className={styles['title']}>{translate(texts.week)}</h3>
      <ol className={styles['days']}>
        {days.map((one) => (
          <li key={one.day} className={styles[one.isActive ? 'active' : 'day']}>
            <span aria-hidden="true">{weekday.short(new Date(one.day))}</span>
            <span className="visually-hidden">{weekday.long(new Date(one.day))}</span>
            <Mark day={one} />
            <span className="visually-hidden">{translate(textOf(one))}</span>
          </li>
        ))}
      </ol>
      <p className={styles['words']}>
        {count === 0 ? translate(texts.weekNone) : translate(texts.weekSome, { n: count })}
      </p>
    </div>
  );
}

/** Seven short names of Bengali have no room beside each other on a phone. */
function weekdayIn(language: Language) {
  const locale = language === 'bn' ? 'bn-BD' : 'en-GB';
  const short = new Intl.DateTimeFormat(locale, {
    weekday: language === 'bn' ? 'narrow' : 'short',
    timeZone: 'UTC',
  });
  const long = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return { short: (day: Date) => short.format(day), long: (day: Date) => long.format(day) };
}

function textOf({ isActive, isGrace }: Dashboard['lastDays'][number]) {
  if (isActive) return texts.active;
  return isGrace ? texts.grace : texts.inactive;
}

function Mark({ day: { isActive, isGrace } }: { readonly day: Dashboard['lastDays'][number] }): ReactNode {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true" fill="none">
      {isActive ? (
        <>
          <circle cx="14" cy="14" r="13" fill="var(--green)" />
          <path d="m8 14.5 4 4 8-9" stroke="var(--on-green)" strokeWidth="2.5" strokeLinecap="round" />
        </>
      ) : (
        <circle
          cx="14"
          cy="14"
          r="12"
          stroke="var(--line-strong)"
          strokeDasharray={isGrace ? 'none' : '2 4'}
        />
      )}
      {isGrace && <path d="M9 14h10" stroke="var(--line-strong)" strokeWidth="2.5" strokeLinecap="round" />}
    </svg>
  );
}
