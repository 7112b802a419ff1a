/** The formats in which a cell shows its number. */
export type NumberFormat =
  | 'plain'
  | 'date'
  | { readonly percent: { readonly minimum: number; readonly maximum: number } };

/** The formats that a file only names by their number (ECMA-376, part 1, §18.8.30): dates and times, of other languages too. */
const dateFormats: readonly (readonly [number, number])[] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
  [71, 81],
];
const percentFormats: Readonly<Record<number, string>> = { 9: '0%', 10: '0.00%' };

/** The codes of a date or a time. `g` and `b` are eras; `a/p` is a half of the day. */
const dateCode = /^[ymdhsgeab/p]+$/u;
const isDateWord = (word: string): boolean => dateCode.test(word) && /[ymdhsge]/u.test(word);

/** The format without what is shown as it is: texts, escaped characters, colours and conditions; `[h]` is an hour. */
function bare(format: string): string {
  return format
    .toLowerCase()
    .replaceAll(/"[^"]*"|\\.|_.|\*./gu, ' ')
    .replaceAll(/\[([hms]+)\]/gu, '$1')
    .replaceAll(/\[[^\]]*\]/gu, '')
    .replaceAll(/am\/pm|a\/p/gu, '');
}

/** Whether any of its sections has codes of a date, and no digits but those of a part of a second. */
function isDate(format: string): boolean {
  return format
    .split(';')
    .map((section) => section.replaceAll(/(?<=s)[.,]0+/gu, ''))
    .some((section) => {
      const words = section.match(/[a-z0#?%]+/gu) ?? [];
      return words.length > 0 && words.every(isDateWord);
    });
}

function percentOf(format: string): NumberFormat | null {
  const [positive = ''] = format.split(';');
  if (!positive.includes('%')) return null;
  const [, decimals = ''] = /\.([0#?]*)/u.exec(positive) ?? [];
  return { percent: { minimum: decimals.replaceAll(/[^0]/gu, '').length, maximum: decimals.length } };
}

/** `code` is the format as the file writes it; without one, `id` is one of those that are only named. */
export function numberFormatOf(id: number, code: string | undefined): NumberFormat {
  if (code === undefined && dateFormats.some(([first, last]) => id >= first && id <= last)) return 'date';
  const format = bare(code ?? percentFormats[id] ?? '');
  return percentOf(format) ?? (isDate(format) ? 'date' : 'plain');
}

/** Digits that Excel calculates with; what a file has beyond them is no part of what was typed. */
const significantDigits = 15;

interface Decimals {
  readonly minimum: number;
  readonly maximum: number;
}

/** Returns a share of one as Excel shows it in per cent: exactly, by its digits, with halves away from zero. */
export function shownPercent(value: string, decimals: Decimals): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  const units = hundredthsOf(Math.abs(number), decimals.maximum);
  return `${number < 0 && units !== 0n ? '-' : ''}${withPoint(units, decimals)}%`;
}

/** A hundred times the number, in units of the last decimal that may be shown. */
function hundredthsOf(number: number, maximum: number): bigint {
  const [mantissa = '', power = ''] = number.toExponential(significantDigits - 1).split('e');
  const digits = BigInt(mantissa.replace('.', ''));
  const shift = Number(power) - (significantDigits - 1) + 2 + maximum;
  return shift >= 0 ? digits * 10n ** BigInt(shift) : roundedHalfUp(digits, 10n ** BigInt(-shift));
}

function withPoint(units: bigint, { minimum, maximum }: Decimals): string {
  const text = String(units).padStart(maximum + 1, '0');
  const at = text.length - maximum;
  const shown = text.slice(at).replace(/0+$/u, '').padEnd(minimum, '0');
  return shown === '' ? text.slice(0, at) : `${text.slice(0, at)}.${shown}`;
}

function roundedHalfUp(digits: bigint, divisor: bigint): bigint {
  return (digits + divisor / 2n) / divisor;
}
