import { isBlank } from './blank.ts';
import { hasCorrectOption, paperLimits } from './paper-rules.ts';

/** A question as far as the rules look at it; texts are HTML fragments. */
export interface CheckedQuestion {
  readonly question: string;
  readonly points: number;
  readonly options: readonly { readonly text: string; readonly isCorrect: boolean }[];
}

export type QuestionRule = 'text' | 'points' | 'options' | 'option-text' | 'no-correct-option';

/** A rule that a question breaks, and the field: `question`, `points`, `options` or `options.2.text`. */
export interface QuestionViolation {
  readonly field: string;
  readonly rule: QuestionRule;
}

/** Whether a fragment shows nothing: no text and no picture. */
export function isBlankFragment(fragment: string): boolean {
  const shown = fragment.replaceAll(/<(?!img)[^>]*>/giu, '').replaceAll('&nbsp;', ' ');
  return isBlank(shown);
}

/** The rules for every question that students can sit, in the order of its fields. */
export function questionViolations({ question, points, options }: CheckedQuestion): QuestionViolation[] {
  const { min, max } = paperLimits.options;
  const violations: (QuestionViolation | false)[] = [
    isBlankFragment(question) && { field: 'question', rule: 'text' },
    !(points > 0) && { field: 'points', rule: 'points' },
    (options.length < min || options.length > max) && { field: 'options', rule: 'options' },
    ...options.map(
      ({ text }, index) =>
        isBlankFragment(text) && ({ field: `options.${index}.text`, rule: 'option-text' } as const),
    ),
    !hasCorrectOption({ options }) && { field: 'options', rule: 'no-correct-option' },
  ];
  return violations.filter((violation) => violation !== false);
}
