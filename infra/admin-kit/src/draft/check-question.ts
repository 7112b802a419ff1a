import { hasCorrectOption } from '@pathshala/rules/paper-rules';
import type { Language } from '@pathshala/web-kit/language';
import { numberOf } from './number-of.ts';
import type { Path } from './path.ts';
import type { QuestionDraft } from './question-draft.ts';

/** The path of a field or part, and its message. */
export type QuestionError = readonly [path: Path, text: Readonly<Record<Language, string>>];

export interface QuestionRules {
  /** Whether a correct option is required; if not, the author is warned (EXM-10). */
  readonly isKeyNeeded: boolean;
}

const texts = {
  needsKey: {
    en: 'Please fill in the question, all options, and select at least one correct option.',
    bn: 'প্রশ্ন ও সব উত্তর লিখুন এবং অন্তত একটি সঠিক উত্তর চিহ্নিত করুন।',
  },
  incomplete: {
    en: 'Please fill in the question and all options.',
    bn: 'প্রশ্ন ও সব উত্তর লিখুন।',
  },
  points: { en: 'Write a number above 0.', bn: '০-এর বেশি একটি সংখ্যা লিখুন।' },
};

export const isBlank = (text: string | number): boolean => String(text).trim() === '';

/** Spec §5: text, all options and, if required, a correct option. */
export function isComplete(question: QuestionDraft, { isKeyNeeded }: QuestionRules): boolean {
  return (
    !isBlank(question.question) &&
    question.options.every(({ text }) => !isBlank(text)) &&
    (!isKeyNeeded || hasCorrectOption(question))
  );
}

/** The errors of a question that need no call to the server. */
export function checkQuestion(
  question: QuestionDraft,
  at: Path,
  rules: QuestionRules,
): readonly QuestionError[] {
  const points = numberOf(question.points);
  return [
    ...(isComplete(question, rules)
      ? []
      : [[at, rules.isKeyNeeded ? texts.needsKey : texts.incomplete] as const]),
    ...(points !== undefined && points > 0 ? [] : [[`${at}.points`, texts.points] as const]),
  ];
}
