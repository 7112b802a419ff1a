import type { FieldError } from '@pathshala/contract-kit/domain-error';
import { isBlankFragment } from '@pathshala/rules/question-rules';

/** Field (dotted path) → its error. */
type Fields = Readonly<Record<string, FieldError>>;

/** A rule that a field breaks, or false. */
export type Violation = readonly [field: string, error: FieldError] | false;

export function fieldsOf(violations: readonly Violation[]): Fields {
  const found = violations.filter((violation) => violation !== false);
  // Only the first error of a field is shown.
  return Object.fromEntries(found.toReversed());
}

interface Range {
  readonly min: number;
  readonly max: number;
  /** Whether `min` itself is too low. */
  readonly isAbove?: boolean;
  readonly isWhole?: boolean;
}

/** Also matches a number that is missing or cannot be read. */
export function outside(
  [field, value]: readonly [string, number | null],
  range: Range,
  code: string,
): Violation {
  const { min, max, isAbove = false, isWhole = false } = range;
  const isInside =
    value !== null && (isAbove ? value > min : value >= min) && value <= max && Number.isFinite(value);
  return !(isInside && (!isWhole || Number.isInteger(value))) && [field, { code, params: { min, max } }];
}

/** `text` is rich text. */
export function tooLong([field, text]: readonly [string, string], max: number): Violation {
  return text.length > max && [field, { code: 'exams.field.too-long', params: { max, n: text.length } }];
}

/** `text` is rich text that may not be empty. */
export function blankOrLong(
  [field, text]: readonly [string, string],
  { max, code }: { readonly max: number; readonly code: string },
): Violation {
  return isBlankFragment(text) ? [field, code] : tooLong([field, text], max);
}

export function tooMany([field, n]: readonly [string, number], max: number): Violation {
  return n > max && [field, { code: 'exams.field.too-many', params: { max, n } }];
}
