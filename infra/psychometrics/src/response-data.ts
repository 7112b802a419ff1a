import { PsychometricError } from './psychometric-error.ts';

/** 1 right, 0 wrong, `null` not presented (no information, unlike an omitted item, which is wrong). */
export type Answer = 0 | 1 | null;

/** The answers of one or several candidates with the same pattern, in the order of the items. */
export interface ResponsePattern {
  readonly answers: readonly Answer[];
  readonly count: number;
}

function checkPattern({ answers, count }: ResponsePattern, length: number, index: number): void {
  if (!Number.isFinite(count)) throw new PsychometricError('not-finite', index);
  if (count < 0) throw new PsychometricError('negative-count', index);
  if (answers.length !== length) throw new PsychometricError('lengths-differ', index);
}

function checkItem(patterns: readonly ResponsePattern[], item: number): void {
  let answered = 0;
  let right = 0;
  for (const { answers, count } of patterns) {
    const answer = answers[item];
    if (answer !== null) answered += count;
    if (answer === 1) right += count;
  }
  if (answered === 0) throw new PsychometricError('item-unanswered', item);
  if (right === 0 || right === answered) throw new PsychometricError('item-without-spread', item);
}

/**
 * Throws `empty`, `lengths-differ`, `negative-count`, `not-finite` with the index of a pattern; `item-unanswered`, or
 * `item-without-spread` (all right or all wrong) with the index of an item.
 */
export function checkPatterns(patterns: readonly ResponsePattern[]): void {
  const length = patterns[0]?.answers.length ?? 0;
  if (length === 0) throw new PsychometricError('empty');
  patterns.forEach((pattern, index) => checkPattern(pattern, length, index));
  if (patterns.every(({ count }) => count === 0)) throw new PsychometricError('empty');
  for (let item = 0; item < length; item += 1) checkItem(patterns, item);
}
