import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of drawing a paper by a blueprint. */
export const drawTexts = {
  open: { en: 'Draw by a blueprint', bn: 'ছক থেকে প্রশ্ন তুলুন' },
  title: { en: 'Draw questions by a blueprint', bn: 'প্রশ্নপত্রের ছক থেকে প্রশ্ন তুলুন' },
  search: { en: 'Search the blueprints', bn: 'ছক খুঁজুন' },
  blueprint: commonTexts.blueprint,
  choose: { en: 'Choose a blueprint', bn: 'একটি ছক বেছে নিন' },
  noBlueprints: {
    en: 'No blueprint is found. Add one under “Blueprints” in the menu.',
    bn: 'কোনো ছক পাওয়া যায়নি। মেনুর “প্রশ্নপত্রের ছক” থেকে একটি যোগ করুন।',
  },
  drawFailed: { en: 'The questions could not be drawn', bn: 'প্রশ্ন তোলা যায়নি' },
  drawing: { en: 'Drawing the questions…', bn: 'প্রশ্ন তোলা হচ্ছে…' },
  drawn: { en: '{n} questions are drawn.', one: '1 question is drawn.', bn: '{n}টি প্রশ্ন উঠেছে।' },
  missing: {
    en: 'The bank lacks {n} questions for this row.',
    one: 'The bank lacks 1 question for this row.',
    bn: 'এই সারির জন্য ব্যাংকে {n}টি প্রশ্ন কম আছে।',
  },
  missingAll: {
    en: '{n} questions are missing: see the rows below. Change the blueprint, or take the paper as it is.',
    one: '1 question is missing: see the rows below. Change the blueprint, or take the paper as it is.',
    bn: '{n}টি প্রশ্ন কম: নিচের সারিগুলো দেখুন। ছকটি বদলান, অথবা প্রশ্নপত্রটি এভাবেই নিন।',
  },
  anyChapter: { en: 'all chapters', bn: 'সব অধ্যায়' },
  keep: { en: 'Keep', bn: 'রাখুন' },
  swap: { en: 'Swap', bn: 'বদলান' },
  swapped: { en: 'The question is swapped.', bn: 'প্রশ্নটি বদলানো হয়েছে।' },
  noOther: {
    en: 'The bank has no other question for this row.',
    bn: 'এই সারির জন্য ব্যাংকে আর কোনো প্রশ্ন নেই।',
  },
  again: { en: 'Draw the others again', bn: 'বাকিগুলো আবার তুলুন' },
  againHelp: {
    en: 'Questions that you mark with “Keep” stay.',
    bn: '“রাখুন” চিহ্ন দেওয়া প্রশ্নগুলো থেকে যাবে।',
  },
  seed: { en: 'Seed of this draw: {seed}', bn: 'এই বাছাইয়ের সংকেত: {seed}' },
  take: commonTexts.addQuestions,
  taken: commonTexts.questionsAreAdded,
  cancel: commonTexts.cancel,
} as const;
