import { useFormat, useLanguage } from '@pathshala/web-kit/texts';
import { dhakaClock } from '@pathshala/rules/dhaka-time';
import type { ReactNode } from 'react';
import styles from './date-block.module.css';

const locales = { bn: 'bn-BD', en: 'en-GB' } as const;

/** The day and month in Dhaka, as on a poster. */
export function DateBlock({ iso }: { readonly iso: string }): ReactNode {
  const format = useFormat();
  const language = useLanguage();
  const clock = dhakaClock(Date.parse(iso));
  const month = new Intl.DateTimeFormat(locales[language], { month: 'short', timeZone: 'UTC' }).format(clock);
  return (
    <time className={styles['date']} dateTime={iso}>
      <span className={styles['day']}>{format.number(clock.getUTCDate())}</span>
      <span className={styles['month']}>{month}</span>
    </time>
  );
}
