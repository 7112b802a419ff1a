import { asciiDigits } from '@pathshala/rules/digits';

/** The number that was typed, in Latin or Bengali digits; undefined for nothing, NaN for what is no number. */
export function numberOf(typed: string): number | undefined {
  const text = asciiDigits(typed).replaceAll(/[,\s]/gu, '');
  if (text === '') return undefined;
  return /^-?(?:\d+\.?\d*|\.\d+)$/u.test(text) ? Number(text) : Number.NaN;
}
