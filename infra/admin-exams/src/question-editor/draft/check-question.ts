import { isBlankFragment } from '@pathshala/rules/question-rules';
import type { Language } from '@pathshala/web-kit/language';
import type { Path } from '@pathshala/admin-kit/values/path';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { QuestionDraft, SubjectDraft } from './question-draft.ts';
import { type QuestionRules, violationsOf } from './question-rules.ts';

/** The path of a field or part, and its message. */
export type QuestionError = readonly [path: Path, text: Readonly<Record<Language, string>>];

const texts = {
  needsKey: {
    en: 'Please fill in the question, all options, and select at least one correct option.',
    bn: 'প্রশ্ন ও সব উত্তর লিখুন এবং অন্তত একটি সঠিক উত্তর চিহ্নিত করুন।',
  },
  incomplete: {
    en: 'Please fill in the question and all options.',
    bn: 'প্রশ্ন ও সব উত্তর লিখুন।',
  },
  explanation: { en: 'Write an explanation.', bn: 'ব্যাখ্যা লিখুন।' },
};

type Rules = Pick<QuestionRules, 'isKeyNeeded' | 'isExplanationNeeded' | 'initialOptions'>;

/** Spec §5: text, all options and, if required, a correct option. */
export function isComplete(question: QuestionDraft, rules: Rules): boolean {
  return (
    violationsOf(question, rules).every(({ rule }) => rule === 'points') && !lacksExplanation(question, rules)
  );
}

function lacksExplanation({ explanation }: QuestionDraft, { isExplanationNeeded = false }: Rules): boolean {
  return isExplanationNeeded && isBlankFragment(explanation);
}

/** The errors of a question that need no call to the server. One message covers all its empty fields (spec §5). */
export function checkQuestion(question: QuestionDraft, at: Path, rules: Rules): readonly QuestionError[] {
  const violations = violationsOf(question, rules);
  const incomplete = rules.isKeyNeeded ? texts.needsKey : texts.incomplete;
  return [
    ...(violations.some(({ rule }) => rule !== 'points') ? [[at, incomplete] as const] : []),
    ...(violations.some(({ rule }) => rule === 'points')
      ? [[`${at}.points`, commonTexts.numberAbove0] as const]
      : []),
    ...(lacksExplanation(question, rules) ? [[`${at}.explanation`, texts.explanation] as const] : []),
  ];
}

/** The errors of all questions of the list of subjects at this path. */
export function checkQuestions(
  subjects: readonly SubjectDraft[],
  path: Path,
  rules: Rules,
): readonly QuestionError[] {
  return subjects.flatMap(({ mcqs }, subject) =>
    mcqs.flatMap((question, index) => checkQuestion(question, `${path}.${subject}.mcqs.${index}`, rules)),
  );
}
