import { bengaliDigits } from '@pathshala/rules/digits';
import { takaOf } from '@pathshala/rules/money';
import { writtenDate, writtenShortDate, writtenTime } from '@pathshala/rules/written-time';
import type { Language } from './language.ts';

const locales: Readonly<Record<Language, string>> = { bn: 'bn-BD', en: 'en-GB' };

/** Between a day and its month, and between an hour and its part of the day, no line ends. */
const noBreak = '\u00A0';

const cache = new Map<string, Intl.NumberFormat>();

function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale}${JSON.stringify(options)}`;
  const known = cache.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, options);
  cache.set(key, made);
  return made;
}

export interface Format {
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** `12` → `12%`, `১২%`. */
  readonly percent: (value: number) => string;
  /** An amount in taka. */
  readonly money: (taka: number) => string;
  /** An exact amount in paisa: `৳1,200`, `৳1,200.50`, `−৳500`. */
  readonly paisa: (paisa: number) => string;
  /** `21 November 2026`; takes ISO 8601 or epoch milliseconds. */
  readonly date: (time: string | number) => string;
  /** `21 November 2026, 7:10 pm`, `২১ নভেম্বর ২০২৬, সন্ধ্যা ৭:১০`. */
  readonly dateTime: (time: string | number) => string;
  /** `21 Nov 2026`, for tables. */
  readonly shortDate: (time: string | number) => string;
  /** `21 Nov 2026, 7:10 pm`, for tables. */
  readonly shortDateTime: (time: string | number) => string;
  /** `7:10 pm`, `সন্ধ্যা ৭:১০`. */
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
    numberFormat(locale, options).format(value).replace('-', '−');
  const date = (time: string | number): string => together(writtenDate(instantOf(time), language));
  const shortDate = (time: string | number): string => together(writtenShortDate(instantOf(time), language));
  const timeOf = (time: string | number): string => together(writtenTime(instantOf(time), language));
  const digits = (text: string): string => (language === 'bn' ? bengaliDigits(text) : text);
  return {
    number,
    digits,
    percent: (value) => number(value / 100, { style: 'percent', maximumFractionDigits: 1 }),
    money: (taka) => `৳${number(taka)}`,
    paisa: (paisa) => {
      const digits = paisa % 100 === 0 ? 0 : 2;
      const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      return `${paisa < 0 ? '−' : ''}৳${number(takaOf(Math.abs(paisa)), options)}`;
    },
    date,
    dateTime: (time) => `${date(time)}, ${timeOf(time)}`,
    shortDate,
    shortDateTime: (time) => `${shortDate(time)}, ${timeOf(time)}`,
    time: timeOf,
    clock: (milliseconds) => digits(clockOf(milliseconds)),
    duration: (milliseconds) => durationOf(milliseconds, language, number),
  };
}

const instantOf = (time: string | number): number => new Date(time).getTime();

const together = (words: string): string => words.replace(' ', noBreak);

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
