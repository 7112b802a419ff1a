import type { QuestionStatistics } from './question-statistics.ts';

/** The findings that an author should check, the most serious first. */
export type Finding =
  | 'no-key'
  | 'best-wrong'
  | 'other-option-preferred'
  | 'negative-discrimination'
  | 'low-discrimination'
  | 'too-hard'
  | 'too-easy';

/** Findings that put the key or the question itself in doubt: a review should come before the results are trusted. */
const doubts: ReadonlySet<Finding> = new Set([
  'no-key',
  'best-wrong',
  'other-option-preferred',
  'negative-discrimination',
]);

export function isInDoubt(findings: readonly Finding[]): boolean {
  return findings.some((finding) => doubts.has(finding));
}

/** With fewer attempts the statistics of a question are not reliable. */
const attemptsForFindings = 20;

/** A group with a smaller share of right answers counts as answering wrong. */
const halfOfGroup = 0.5;
/** Ebel and Frisbie (1991): below this a question is to be rejected or rewritten. */
const lowDiscrimination = 0.2;
const hard = 0.2;
const easy = 0.95;

/** `correct`: the right options of the key; empty for a question without one. */
export function findingsOf(statistics: QuestionStatistics, correct: ReadonlySet<string>): readonly Finding[] {
  if (correct.size === 0) return ['no-key'];
  if (statistics.count < attemptsForFindings) return [];
  const found: Readonly<Record<Exclude<Finding, 'no-key'>, boolean>> = {
    'best-wrong': didBestFail(statistics) && isOtherPreferred(statistics, correct, 'upper'),
    'other-option-preferred': isOtherPreferred(statistics, correct, 'count'),
    'negative-discrimination': (statistics.discrimination ?? 0) < 0,
    'low-discrimination': separatesTooLittle(statistics),
    'too-hard': statistics.facility < hard,
    'too-easy': statistics.facility > easy,
  };
  return inOrder.filter((finding) => found[finding]);
}

const inOrder = [
  'best-wrong',
  'other-option-preferred',
  'negative-discrimination',
  'low-discrimination',
  'too-hard',
  'too-easy',
] as const;

function didBestFail({ upperCorrect, upperSize }: QuestionStatistics): boolean {
  return upperSize > 0 && upperCorrect / upperSize < halfOfGroup;
}

/** A question that nearly everybody or nearly nobody answers right cannot discriminate, and has a finding of its own. */
function separatesTooLittle({ discrimination, facility }: QuestionStatistics): boolean {
  if (discrimination === null || facility < hard || facility > easy) return false;
  return discrimination >= 0 && discrimination < lowDiscrimination;
}

/** Whether a wrong option was chosen more often than each right one. */
function isOtherPreferred(
  { options }: QuestionStatistics,
  correct: ReadonlySet<string>,
  by: 'count' | 'upper',
): boolean {
  const highestCount = (isCorrect: boolean) =>
    options
      .filter((option) => correct.has(option.optionId) === isCorrect)
      .reduce((highest, option) => Math.max(highest, option[by]), 0);
  return highestCount(false) > highestCount(true);
}
