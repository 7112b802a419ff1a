import { joinLanguages, splitLanguages } from '@pathshala/rules/language-parts';
import { type Edit, setQuestion } from './edit-subjects.ts';
import type { QuestionDraft } from './question-draft.ts';

/** Whether a fragment is written for both languages: `<div lang="bn">` and `<div lang="en">`. */
export function isInTwoLanguages(fragment: string): boolean {
  return fragment !== '' && splitLanguages(fragment) !== null;
}

const textsOf = ({ question, explanation, options }: QuestionDraft): readonly string[] => [
  question,
  explanation,
  ...options.map(({ text }) => text),
];

export function hasTwoLanguages(question: QuestionDraft): boolean {
  return textsOf(question).some(isInTwoLanguages);
}

const tagsAndMaths = /<[^>]*>|\$\$[\s\S]*?\$\$|\$[^$]*\$|\\\([\s\S]*?\\\)|\\\[[\s\S]*?\\\]/gu;
const bengali = /[\u0980-\u09FF]/u;

/** Returns a text as the part of its language; numbers and formulas read the same in both languages and stay as they are. */
function asLanguagePart(fragment: string): string {
  const words = fragment.replaceAll(tagsAndMaths, '').replaceAll(/&\w+;/gu, '');
  if (isInTwoLanguages(fragment) || !/\p{L}/u.test(words)) return fragment;
  return joinLanguages(bengali.test(words) ? { bn: fragment, en: '' } : { bn: '', en: fragment });
}

/** Gives every text of a question a second language, which is still empty. */
export function inTwoLanguages(question: QuestionDraft): Edit {
  const { key, options } = question;
  const edits = [
    setQuestion(key, 'question', asLanguagePart(question.question)),
    setQuestion(key, 'explanation', asLanguagePart(question.explanation)),
    setQuestion(
      key,
      'options',
      options.map((option) => ({ ...option, text: asLanguagePart(option.text) })),
    ),
  ];
  return (before, path) => edits.reduce((state, edit) => edit(state, path), before);
}
