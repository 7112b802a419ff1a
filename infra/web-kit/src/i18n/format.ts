import type { Language } from './language.ts';

const locales: Readonly<Record<Language, string>> = { bn: 'bn-BD', en: 'en-GB' };

/** All dates are in the school's time zone, wherever the user is. */
const timeZone = 'Asia/Dhaka';

/** No line break between a day and its month, or a part of the day and its hour. */
const noBreak = '\u00A0';

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function cached<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => Format,
): Format {
  const known = cache.get(key);
  if (known) return known as Format;
  const made = make();
  cache.set(key, made);
  return made;
}

export interface Format {
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** `12` → `12%`, `১২%`. */
  readonly percent: (value: number) => string;
  /** An amount in taka. */
  readonly money: (taka: number) => string;
  /** `21 November 2026`; takes ISO 8601 or epoch milliseconds. */
  readonly date: (time: string | number) => string;
  /** `21 November 2026, 19:10`, `২১ নভেম্বর, ২০২৬, সন্ধ্যা ৭:১০`. */
  readonly dateTime: (time: string | number) => string;
  /** `21 Nov 2026`, for tables. */
  readonly shortDate: (time: string | number) => string;
  /** `21 Nov 2026, 19:10`, for tables. */
  readonly shortDateTime: (time: string | number) => string;
  /** `19:10`, `সন্ধ্যা ৭:১০`. */
  readonly time: (time: string | number) => string;
  /** `1:05:09` or `5:09` in the language's digits; takes milliseconds, rounds up to the second. */
  readonly clock: (milliseconds: number) => string;
  /** `1 h 5 min`, `40 min`, `35 s`; takes milliseconds. */
  readonly duration: (milliseconds: number) => string;
  /** Latin digits of a text in the language's digits. */
  readonly digits: (text: string) => string;
}

/** Numbers, dates and durations in the digits and order of the language. */
export function formatIn(language: Language): Format {
  const locale = locales[language];
  const number = (value: number, options: Intl.NumberFormatOptions = {}): string =>
    cached(`n${locale}${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))
      .format(value)
      .replace('-', '−');
  const dated = (time: string | number, options: Intl.DateTimeFormatOptions): string =>
    cached(
      `d${locale}${JSON.stringify(options)}`,
      () => new Intl.DateTimeFormat(locale, { timeZone, ...options }),
    )
      .format(new Date(time))
      .replace(' ', noBreak);
  const digits = (text: string): string =>
    language === 'bn' ? text.replaceAll(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? digit) : text;
  const timeOf = (time: string | number): string => {
    const hourAndMinute = cached(
      'clock',
      () => new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }),
    );
    const clock = hourAndMinute.format(new Date(time));
    return language === 'bn' ? digits(inBengaliHours(clock)) : clock;
  };
  return {
    number,
    digits,
    percent: (value) => number(value / 100, { style: 'percent', maximumFractionDigits: 1 }),
    money: (taka) => `৳${number(taka)}`,
    date: (time) => dated(time, { dateStyle: 'long' }),
    dateTime: (time) => `${dated(time, { dateStyle: 'long' })}, ${timeOf(time)}`,
    shortDate: (time) => dated(time, { dateStyle: 'medium' }),
    shortDateTime: (time) => `${dated(time, { dateStyle: 'medium' })}, ${timeOf(time)}`,
    time: timeOf,
    clock: (milliseconds) => digits(clockOf(milliseconds)),
    duration: (milliseconds) => durationOf(milliseconds, language, number),
  };
}

/** The parts of the day by their first hour; the browsers' bn-BD uses AM and PM in Latin letters. */
const partsOfDay = [
  [20, 'রাত'],
  [18, 'সন্ধ্যা'],
  [15, 'বিকেল'],
  [12, 'দুপুর'],
  [6, 'সকাল'],
  [4, 'ভোর'],
  [0, 'রাত'],
] as const;

/** `15:13` → `বিকেল 3:13`. */
function inBengaliHours(clock: string): string {
  const [hour, minute] = [Number(clock.slice(0, 2)), clock.slice(3)];
  const part = partsOfDay.find(([from]) => hour >= from)?.[1] ?? 'রাত';
  return `${part}${noBreak}${hour % 12 || 12}:${minute}`;
}

function clockOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`;
}

const units = {
  bn: { hour: 'ঘণ্টা', minute: 'মিনিট', second: 'সেকেন্ড' },
  en: { hour: 'h', minute: 'min', second: 's' },
} as const;

function durationOf(milliseconds: number, language: Language, number: (value: number) => string): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const unit = units[language];
  if (seconds < 60) return `${number(seconds)} ${unit.second}`;
  const minutes = Math.round(seconds / 60);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [
    ...(hours > 0 ? [`${number(hours)} ${unit.hour}`] : []),
    ...(rest > 0 ? [`${number(rest)} ${unit.minute}`] : []),
  ];
  return parts.join(' ');
}
