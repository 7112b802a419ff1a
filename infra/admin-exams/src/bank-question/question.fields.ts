import type { Fields } from '@pathshala/admin-kit/forms/record-fields';
import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The fields of a question of the bank. */
export const questionFields = {
  question: { kind: 'own', label: commonTexts.question },
  options: {
    kind: 'own',
    label: commonTexts.options,
    entryLabel: { en: 'Option {n}', bn: 'উত্তর {n}' },
  },
  explanation: { kind: 'own', label: commonTexts.explanation },
  points: { kind: 'own', label: commonTexts.points },
  subject: {
    kind: 'text',
    label: commonTexts.subject,
    help: commonTexts.inBothLanguages,
    isOptional: true,
  },
  chapter: { kind: 'text', label: commonTexts.chapter, isOptional: true },
  difficulty: {
    kind: 'choice',
    label: commonTexts.difficulty,
    display: 'radio',
    choices: {
      easy: commonTexts.easy,
      medium: commonTexts.medium,
      hard: commonTexts.hard,
    },
  },
  tags: { kind: 'tags', label: commonTexts.tags, isOptional: true },
  source: {
    kind: 'text',
    label: { en: 'Source', bn: 'উৎস' },
    help: { en: 'For example: DU 2019-20, A unit', bn: 'যেমন: ঢাবি ২০১৯-২০, ক ইউনিট' },
    maxLength: 200,
    isOptional: true,
  },
  forPractice: {
    kind: 'switch',
    label: { en: 'Students may practise it', bn: 'শিক্ষার্থীরা অনুশীলনে পাবে' },
    name: commonTexts.practice,
    help: {
      en: 'It may then appear in a practice test, with its answer afterwards. Leave it off for a question of a coming exam.',
      bn: 'তখন অনুশীলনী পরীক্ষায় প্রশ্নটি আসতে পারে, পরে উত্তরও দেখা যাবে। সামনের পরীক্ষার প্রশ্ন হলে বন্ধ রাখুন।',
    },
  },
} as const satisfies Fields;
