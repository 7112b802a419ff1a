import { numberOf } from '@pathshala/admin-kit/values/number-of';
import { questionViolations, type QuestionViolation } from '@pathshala/rules/question-rules';
import { initialOptions, type QuestionDraft, withoutEmptyEnd } from './question-draft.ts';

/** The rules in which forms differ. */
export interface QuestionRules {
  /** Whether a correct option is required; if not, the author is warned (EXM-10). */
  readonly isKeyNeeded: boolean;
  /** Several options may be correct. In exams choosing one clears the others (spec §5). */
  readonly isMultipleChoice: boolean;
  /** Questions can be marked as samples, which everyone may read with their key. */
  readonly hasSamples?: boolean;
  readonly isExplanationNeeded?: boolean;
  /**
   * The content of the warning about a missing key: leaving the question blank earns its points (the default), or nothing
   * does.
   */
  readonly withoutKey?: 'blank-earns' | 'no-marks';
  /** The number of options of a new question; 4 by default (spec §5). */
  readonly initialOptions?: number;
}

export const examRules: QuestionRules = { isKeyNeeded: true, isMultipleChoice: false };

/** The rules for the form of an exam (spec §3, §5). */
export const examFormRules: QuestionRules = {
  isKeyNeeded: false,
  isMultipleChoice: false,
  isExplanationNeeded: true,
  initialOptions: 1,
  withoutKey: 'no-marks',
};

/** The rules for a question of the bank: one or more options are correct. */
export const bankRules: QuestionRules = { isKeyNeeded: true, isMultipleChoice: true };

/** The rules for the past papers of a course. */
export const paperRules: QuestionRules = { ...examRules, hasSamples: true };

/** The rules that a draft breaks, apart from a missing key where none is needed. */
export function violationsOf(
  draft: QuestionDraft,
  rules: Pick<QuestionRules, 'isKeyNeeded' | 'initialOptions'>,
): readonly QuestionViolation[] {
  const { isKeyNeeded, initialOptions: minimum = initialOptions } = rules;
  const violations = questionViolations({
    ...withoutEmptyEnd(draft, minimum),
    points: numberOf(draft.points) ?? 0,
  });
  return isKeyNeeded ? violations : violations.filter(({ rule }) => rule !== 'no-correct-option');
}
