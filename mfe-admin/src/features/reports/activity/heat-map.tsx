import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { HourCount } from './activity-counts.ts';
import styles from './heat-map.module.css';
import { texts } from './texts.ts';
import { useWeekWords } from './use-week-words.ts';

interface HeatMapProps {
  readonly title: string;
  /** Every hour of the week, from Sunday 0:00. */
  readonly week: readonly HourCount[];
}

const weekdays = [0, 1, 2, 3, 4, 5, 6];
const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** The darkest field: text on it has a contrast above 4.5 in both themes. */
const strongest = 45;

/** Hours below each other, days beside each other, so that it fits a phone. Each field has its number, colour only adds to it. */
export function HeatMap({ title, week }: HeatMapProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const { weekdayOf, hourOf } = useWeekWords();
  const highest = Math.max(1, ...week.map(({ count }) => count));
  return (
    <table className={styles['map']}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{translate(texts.hour)}</span>
          </th>
          {weekdays.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekdayOf(weekday)}>
              <span className={styles['wide']}>{weekdayOf(weekday, 'short')}</span>
              <span className={styles['narrow']} aria-hidden="true">
                {weekdayOf(weekday, 'narrow')}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour) => (
          <tr key={hour}>
            <th scope="row">{hourOf(hour)}</th>
            {weekdays.map((weekday) => {
              const count = week[weekday * 24 + hour]?.count ?? 0;
              return (
                <td
                  key={weekday}
                  {...(count === 0
                    ? { className: styles['none'] }
                    : { style: { background: tintOf(count / highest) } })}
                >
                  {number(count)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function tintOf(share: number): string {
  const percent = Math.round(6 + share * (strongest - 6));
  return `color-mix(in srgb, var(--green) ${percent}%, var(--raised))`;
}
