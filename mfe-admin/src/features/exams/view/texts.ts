import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the view of an exam. */
export const viewTexts = {
  loadFailed: { en: 'The exam could not be loaded', bn: 'পরীক্ষাটি আনা যায়নি' },
  exams: commonTexts.exams,
  minutes: { en: '{n} min', bn: '{n} মিনিট' },
  hours: { en: '{n} h', bn: '{n} ঘণ্টা' },
  attempts: commonTexts.attempts,
  results: commonTexts.results,
  changed: commonTexts.lastChange,
  changedBy: { en: '{when}, {name}', bn: '{when}, {name}' },
  questions: { en: 'Questions ({n})', bn: 'প্রশ্ন ({n})' },
  fromBank: { en: 'from the question bank', bn: 'প্রশ্নব্যাংক থেকে' },
} as const;
