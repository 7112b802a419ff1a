import type { Path } from '@pathshala/admin-kit/values/path';
import type { Language } from '@pathshala/web-kit/language';
import { checkTexts } from './texts.ts';
import { type TypedNumber, valueOf } from './typed-number.ts';

type Text = Readonly<Record<Language, string>>;

/** Path and message of each violation. */
export type ExamErrors = readonly (readonly [path: Path, text: Text])[];

export const errorIf = (isViolated: boolean, path: Path, text: Text): ExamErrors =>
  isViolated ? [[path, text]] : [];

interface NumberRule {
  readonly max: number;
  /** Whether 0 is allowed. */
  readonly isFromZero?: boolean;
  readonly isWhole?: boolean;
  readonly text: Text;
}

export function checkNumber(path: Path, typed: TypedNumber, rule: NumberRule): ExamErrors {
  const { max, isFromZero = false, isWhole = false, text } = rule;
  const value = valueOf(typed);
  if (value === undefined) return [[path, checkTexts.needed]];
  const isAbove = isFromZero ? value >= 0 : value > 0;
  return errorIf(!isAbove || !(value <= max) || (isWhole && !Number.isInteger(value)), path, text);
}
