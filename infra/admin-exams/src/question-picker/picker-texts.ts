import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the dialog that takes questions from the bank. */
export const pickerTexts = {
  open: { en: 'Take from the question bank', bn: 'প্রশ্নব্যাংক থেকে নিন' },
  title: { en: 'Take questions from the bank', bn: 'প্রশ্নব্যাংক থেকে প্রশ্ন নিন' },
  search: { en: 'Search the questions', bn: 'প্রশ্ন খুঁজুন' },
  subject: commonTexts.subject,
  chapter: commonTexts.chapter,
  difficulty: commonTexts.difficulty,
  tag: { en: 'Tag', bn: 'ট্যাগ' },
  all: commonTexts.all,
  easy: commonTexts.easy,
  medium: commonTexts.medium,
  hard: commonTexts.hard,
  none: { en: 'No question of the bank matches.', bn: 'প্রশ্নব্যাংকে এমন কোনো প্রশ্ন নেই।' },
  failed: { en: 'The questions could not be loaded', bn: 'প্রশ্নগুলো আনা যায়নি' },
  isTaken: { en: 'already in this exam', bn: 'এই পরীক্ষায় আছে' },
  page: { en: 'Tick all on this page', bn: 'এই পাতার সব বাছুন' },
  add: { en: 'Add {n} questions', one: 'Add 1 question', bn: '{n}টি প্রশ্ন যোগ করুন' },
  addNone: { en: 'Add questions', bn: 'প্রশ্ন যোগ করুন' },
  noneChosen: { en: 'Tick at least one question.', bn: 'অন্তত একটি প্রশ্ন বাছুন।' },
  added: { en: '{n} questions are added.', one: '1 question is added.', bn: '{n}টি প্রশ্ন যোগ হয়েছে।' },
  cancel: commonTexts.cancel,
  points: { en: 'Points: {n}', bn: 'নম্বর: {n}' },
} as const;
