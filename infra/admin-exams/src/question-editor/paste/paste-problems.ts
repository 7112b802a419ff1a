import type { Language } from '@pathshala/web-kit/language';
import type { PasteProblem } from '@pathshala/rules/pasted-question';

/** The texts on what is wrong, and what to do, after "Line 3:". */
export const pasteProblems: Readonly<Record<PasteProblem, Readonly<Record<Language, string>>>> = {
  noQuestion: { en: 'there is no question before the options.', bn: 'উত্তরগুলোর আগে প্রশ্ন নেই।' },
  noOptions: {
    en: 'no options follow. Write each with its letter: A. …, A) … or (a) …',
    bn: 'এরপর উত্তর নেই। প্রতিটির আগে অক্ষর লিখুন: ক. …, ক) … বা (ক) …',
  },
  fewOptions: { en: 'a question needs at least two options.', bn: 'অন্তত দুটি উত্তর দরকার।' },
  manyOptions: { en: 'You can add a maximum of 6 options.', bn: 'সর্বোচ্চ ৬টি উত্তর যোগ করা যায়।' },
  emptyOption: { en: 'nothing is written in this option.', bn: 'এই উত্তরে কিছু লেখা নেই।' },
  letterOrder: {
    en: 'the letters are not in order from A (or ক) on.',
    bn: 'অক্ষরগুলো ক (বা A) থেকে পরপর নেই।',
  },
  ambiguousOptions: {
    en: 'one letter stands here twice, so the options cannot be told apart. Write each on a line of its own.',
    bn: 'এখানে একই অক্ষর দুবার আছে, তাই উত্তরগুলো আলাদা করা যাচ্ছে না। প্রতিটি আলাদা লাইনে লিখুন।',
  },
  strayText: {
    en: 'this is neither an option nor the answer. An option takes one line.',
    bn: 'এটি উত্তরও নয়, সঠিক উত্তরের লাইনও নয়। একটি উত্তর এক লাইনেই লিখুন।',
  },
  noAnswer: {
    en: 'the correct option is missing. Write ANSWER: and its letter below.',
    bn: 'কোনটি সঠিক তা লেখা নেই। নিচে উত্তর: ও অক্ষরটি লিখুন।',
  },
  noAnswerCell: { en: 'the answer cell is empty.', bn: 'উত্তরের ঘরটি খালি।' },
  unknownAnswer: {
    en: 'write one letter here, one that the question’s options have: Answer: B or উত্তর: খ.',
    bn: 'এখানে একটিই অক্ষর লিখুন, যা এই প্রশ্নের উত্তরগুলোতে আছে: উত্তর: খ বা Answer: B।',
  },
  otherAnswerText: {
    en: 'the letter belongs to one option, the text beside it to another or to none. Write the letter alone.',
    bn: 'অক্ষরটি একটি উত্তরের, কিন্তু পাশের লেখাটি তার নয়। শুধু অক্ষরটি লিখুন।',
  },
  unknownAnswerCell: {
    en: 'the answer is none of the options. Write its letter, its number or its text.',
    bn: 'উত্তরটি কোনো অপশনের সঙ্গে মেলে না। তার অক্ষর, ক্রমিক সংখ্যা বা লেখাটি দিন।',
  },
  ambiguousAnswer: {
    en: 'the answer is the number of one option and the text of another. Write the letter.',
    bn: 'উত্তরটি একটি অপশনের ক্রমিক সংখ্যা, আবার আরেকটির লেখা। অক্ষরটি লিখুন।',
  },
  severalAnswers: { en: 'only one option can be correct.', bn: 'একটিই সঠিক উত্তর হতে পারে।' },
  points: { en: 'the points are not a number above 0.', bn: 'নম্বরটি ০-এর বেশি সংখ্যা নয়।' },
};
