import type { Fields } from '@pathshala/admin-kit/forms/record-fields';

/** The fields of a question of the bank. */
export const questionFields = {
  question: { kind: 'own', label: { en: 'Question', bn: 'প্রশ্ন' } },
  options: {
    kind: 'own',
    label: { en: 'Options', bn: 'উত্তর' },
    entryLabel: { en: 'Option {n}', bn: 'উত্তর {n}' },
  },
  explanation: { kind: 'own', label: { en: 'Explanation', bn: 'ব্যাখ্যা' } },
  points: { kind: 'own', label: { en: 'Points', bn: 'নম্বর' } },
  subject: {
    kind: 'text',
    label: { en: 'Subject', bn: 'বিষয়' },
    help: { en: 'In both languages as: বাংলা | English', bn: 'দুই ভাষায় দিতে চাইলে: বাংলা | English' },
    isOptional: true,
  },
  chapter: { kind: 'text', label: { en: 'Chapter', bn: 'অধ্যায়' }, isOptional: true },
  difficulty: {
    kind: 'choice',
    label: { en: 'Difficulty', bn: 'কতটা কঠিন' },
    display: 'radio',
    choices: {
      easy: { en: 'Easy', bn: 'সহজ' },
      medium: { en: 'Medium', bn: 'মাঝারি' },
      hard: { en: 'Hard', bn: 'কঠিন' },
    },
  },
  tags: { kind: 'tags', label: { en: 'Tags', bn: 'ট্যাগ' }, isOptional: true },
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
    name: { en: 'Practice', bn: 'অনুশীলন' },
    help: {
      en: 'It may then appear in a practice test, with its answer afterwards. Leave it off for a question of a coming exam.',
      bn: 'তখন অনুশীলনী পরীক্ষায় প্রশ্নটি আসতে পারে, পরে উত্তরও দেখা যাবে। সামনের পরীক্ষার প্রশ্ন হলে বন্ধ রাখুন।',
    },
  },
} as const satisfies Fields;
