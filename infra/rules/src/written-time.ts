import { dhakaClock } from './dhaka-time.ts';
import { bengaliDigits } from './digits.ts';
import type { Language } from './language.ts';

/** Written here and not taken from `Intl`: runtimes spell Bengali months differently, and use AM and PM in Latin letters. */
const months: Readonly<Record<Language, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  bn: 'জানুয়ারি ফেব্রুয়ারি মার্চ এপ্রিল মে জুন জুলাই আগস্ট সেপ্টেম্বর অক্টোবর নভেম্বর ডিসেম্বর'.split(' '),
};
const shortMonths: Readonly<Record<Language, readonly string[]>> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' '),
  bn: 'জানু ফেব মার্চ এপ্রি মে জুন জুল আগ সেপ অক্টো নভে ডিসে'.split(' '),
};

/** The parts of the day by their first hour. */
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

function dayOf(instant: number, language: Language, names: typeof months): string {
  const clock = dhakaClock(instant);
  const month = names[language][clock.getUTCMonth()] ?? '';
  return `${digitsIn(language, `${clock.getUTCDate()}`)} ${month} ${digitsIn(language, `${clock.getUTCFullYear()}`)}`;
}

/** The day in Dhaka of the instant (epoch milliseconds): `26 November 2026`, `২৬ নভেম্বর ২০২৬`. */
export function writtenDate(instant: number, language: Language): string {
  return dayOf(instant, language, months);
}

/** For tables: `26 Nov 2026`, `২৬ নভে ২০২৬`. */
export function writtenShortDate(instant: number, language: Language): string {
  return dayOf(instant, language, shortMonths);
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
