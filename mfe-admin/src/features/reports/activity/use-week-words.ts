import { useLanguage } from '@pathshala/web-kit/texts';

const locales = { bn: 'bn-BD', en: 'en-GB' };

/** A Sunday. */
const sunday = Date.UTC(2026, 0, 4);
const hourMs = 3_600_000;

interface WeekWords {
  /** 0: Sunday. */
  readonly weekdayOf: (weekday: number, length?: 'long' | 'short' | 'narrow') => string;
  /** `14:00`, in the digits of the language. */
  readonly hourOf: (hour: number) => string;
}

export function useWeekWords(): WeekWords {
  const locale = locales[useLanguage()];
  const time = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  return {
    weekdayOf: (weekday, length = 'long') =>
      new Intl.DateTimeFormat(locale, { weekday: length, timeZone: 'UTC' }).format(
        sunday + weekday * 24 * hourMs,
      ),
    hourOf: (hour) => time.format(sunday + hour * hourMs),
  };
}
