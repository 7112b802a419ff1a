import { useFormat, useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

const day = 24 * 3_600_000;
const minute = 60_000;

/** `in 3 days`, `2 h 5 min ago`, for a time and the present one (epoch milliseconds). */
export function useDueWords(): (time: number, now: number) => string {
  const translate = useText();
  const format = useFormat();
  return (time, now) => {
    const isPast = time < now;
    const distance = Math.abs(time - now);
    const days = Math.floor(distance / day);
    if (days > 1) return translate(isPast ? texts.daysAgo : texts.inDays, { n: days });
    if (days === 1) return translate(isPast ? texts.oneDayAgo : texts.inOneDay);
    const rounded = Math.max(1, Math.ceil(distance / minute)) * minute;
    return translate(isPast ? texts.timeAgo : texts.inTime, { time: format.duration(rounded) });
  };
}
