import { asciiDigits } from '@pathshala/rules/digits';

export interface CorrectionValues {
  readonly score: string;
  readonly feedback: string;
  readonly reason: string;
}

export type CorrectionFault = 'scoreWrong' | 'nothing' | 'reasonMissing';

/** A number as people write it, in either digits; null: none; undefined: not a number with at most two decimals. */
export function scoreOf(written: string): number | null | undefined {
  const text = asciiDigits(written).trim();
  if (text === '') return null;
  return /^-?\d{1,6}(?:\.\d{1,2})?$/u.test(text) ? Number(text) : undefined;
}

/** Returns what has to be changed before the correction can be sent; null: nothing. */
export function faultOf({ score, feedback, reason }: CorrectionValues): CorrectionFault | null {
  const value = scoreOf(score);
  if (value === undefined) return 'scoreWrong';
  if (value === null && feedback.trim() === '') return 'nothing';
  return reason.trim() === '' ? 'reasonMissing' : null;
}
