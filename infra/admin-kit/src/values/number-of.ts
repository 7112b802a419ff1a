import { asciiDigits } from '@pathshala/rules/digits';

/** Parses a number in Latin or Bengali digits; undefined for empty text, NaN for text that is not a number. */
export function numberOf(typed: string): number | undefined {
  const text = asciiDigits(typed).replaceAll(/[,\s]/gu, '');
  if (text === '') return undefined;
  return /^-?(?:\d+\.?\d*|\.\d+)$/u.test(text) ? Number(text) : Number.NaN;
}
