import { dhakaClock } from './dhaka-time.ts';
import { bengaliDigits } from './digits.ts';
import type { Language } from './language.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', bn: 'bn' };
const formats = new Map<string, Intl.DateTimeFormat>();

function monthIn(clock: Date, language: Language, month: 'long' | 'short'): string {
  const key = language + month;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locales[language], { month, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(clock);
}

/** The parts of the day by their first hour: `Intl` has AM and PM in Latin letters. */
const partsOfDay = [
  [20, 'রাত'],
  [18, 'সন্ধ্যা'],
  [15, 'বিকেল'],
  [12, 'দুপুর'],
  [6, 'সকাল'],
  [4, 'ভোর'],
  [0, 'রাত'],
] as const;

const digitsIn = (language: Language, text: string): string =>
  language === 'bn' ? bengaliDigits(text) : text;

function dayOf(instant: number, language: Language, month: 'long' | 'short'): string {
  const clock = dhakaClock(instant);
  const day = `${clock.getUTCDate()} ${monthIn(clock, language, month)} ${clock.getUTCFullYear()}`;
  return digitsIn(language, day);
}

/** The day in Dhaka of the instant (epoch milliseconds): `26 November 2026`, `২৬ নভেম্বর ২০২৬`. */
export function writtenDate(instant: number, language: Language): string {
  return dayOf(instant, language, 'long');
}

/** Formats a date for tables: `26 Nov 2026`, `২৬ জানু ২০২৬`. */
export function writtenShortDate(instant: number, language: Language): string {
  return dayOf(instant, language, 'short');
}

/** The time of day in Dhaka of the instant (epoch milliseconds): `6:00 am`, `সকাল ৬:০০`. */
export function writtenTime(instant: number, language: Language): string {
  const clock = dhakaClock(instant);
  const hour = clock.getUTCHours();
  const time = `${hour % 12 || 12}:${String(clock.getUTCMinutes()).padStart(2, '0')}`;
  if (language === 'en') return `${time} ${hour < 12 ? 'am' : 'pm'}`;
  const part = partsOfDay.find(([from]) => hour >= from)?.[1] ?? '';
  return `${part} ${bengaliDigits(time)}`;
}

/** Day and time in Dhaka of the instant (epoch milliseconds): `26 November 2026, 6:00 am`, `২৬ নভেম্বর ২০২৬, সকাল ৬:০০`. */
export function writtenDateTime(instant: number, language: Language): string {
  return `${writtenDate(instant, language)}, ${writtenTime(instant, language)}`;
}
