import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import styles from './next-exam.module.css';
import { texts } from './texts.ts';

interface ClockProps {
  /** 'starts in' */
  readonly label: string;
  /** Milliseconds. */
  readonly left: number;
}

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Days, hours and minutes that are left; within the last day hours, minutes and seconds. */
export function Clock({ label, left }: ClockProps): ReactNode {
  const translate = useText();
  const format = useFormat();
  const rest = Math.max(0, left);
  const days = { unit: 'days', value: Math.floor(rest / day) } as const;
  const time = [
    { unit: 'hours', value: Math.floor((rest % day) / hour) },
    { unit: 'minutes', value: Math.floor((rest % hour) / minute) },
  ] as const;
  const seconds = { unit: 'seconds', value: Math.floor((rest % minute) / second) } as const;
  const parts = days.value > 0 ? [days, ...time] : [...time, seconds];
  return (
    <div className={styles['clock']}>
      <p className={styles['label']}>{label}</p>
      <p role="timer" className={styles['parts']}>
        {parts.map(({ unit, value }) => (
          <span key={unit} className={styles['part']}>
            <b>{format.digits(String(value).padStart(2, '0'))}</b> {translate(texts[unit])}
          </span>
        ))}
      </p>
    </div>
  );
}
