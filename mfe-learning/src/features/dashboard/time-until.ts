import { commonTexts } from '@pathshala/web-kit/common-texts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

const day = 24 * 3_600_000;
const minute = 60_000;

const words = {
  until: { days: texts.inDays, oneDay: texts.inOneDay, time: texts.inTime },
  left: { days: texts.daysLeft, oneDay: texts.oneDayLeft, time: commonTexts.timeRemaining },
} as const;

/** `in 14 days`, `in 3 h 5 min`; `left` counts what remains: `3 h 5 min left`. Milliseconds. */
export function useTimeWords(): (milliseconds: number, kind: 'until' | 'left') => string {
  const translate = useText();
  const format = useFormat();
  return (milliseconds, kind) => {
    const { days, oneDay, time } = words[kind];
    const whole = Math.floor(milliseconds / day);
    if (whole > 1) return translate(days, { n: whole });
    if (whole === 1) return translate(oneDay);
    const minutes = Math.max(1, Math.ceil(milliseconds / minute));
    return translate(time, { time: format.duration(minutes * minute) });
  };
}
