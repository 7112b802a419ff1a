import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { useFormat, useText } from '@pathshala/web-kit/texts';

const texts = {
  today: { en: 'Today, {time}', bn: 'আজ {time}' },
  tomorrow: { en: 'Tomorrow, {time}', bn: 'আগামীকাল {time}' },
} as const;

const dayMs = 24 * 3_600_000;

/** When a live class starts, in words: `Today, 8:00 pm`, `28 November 2026, 8:00 pm`. `now` in epoch milliseconds. */
export function useClassTime(now: number): (startsAt: string) => string {
  const translate = useText();
  const format = useFormat();
  return (startsAt) => {
    const day = dhakaDayOf(Date.parse(startsAt));
    const time = format.time(startsAt);
    if (day === dhakaDayOf(now)) return translate(texts.today, { time });
    if (day === dhakaDayOf(now + dayMs)) return translate(texts.tomorrow, { time });
    return format.dateTime(startsAt);
  };
}
