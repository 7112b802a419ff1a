import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  quick: { en: 'Ten questions', bn: 'দশটি প্রশ্ন' },
  quickText: {
    en: 'From all subjects, without a clock: each answer is explained at once.',
    bn: 'সব বিষয় থেকে, ঘড়ি ছাড়া: প্রতিটি উত্তরের ব্যাখ্যা সঙ্গে সঙ্গে দেখবেন।',
  },
  start: commonTexts.startNow,
  loading: { en: 'Your questions are coming …', bn: 'প্রশ্ন আসছে …' },
  none: {
    en: 'There are no practice questions yet. Past papers are a good start.',
    bn: 'অনুশীলনের প্রশ্ন এখনো যোগ হয়নি। আগের প্রশ্নপত্র দিয়ে শুরু করতে পারেন।',
  },
  progress: { en: '{n} of {total} answered', bn: '{total}টির মধ্যে {n}টির উত্তর দেওয়া হয়েছে' },
  rightSoFar: { en: '{n} right', bn: '{n}টি ঠিক' },
  view: { en: 'View', bn: 'যেভাবে দেখাবে' },
  single: { en: 'One by one', bn: 'একটি করে' },
  list: commonTexts.list,
  questionOf: { en: 'Question {n} of {total}', bn: 'প্রশ্ন {n} / {total}' },
  chooseOne: { en: 'Choose an answer', bn: 'একটি উত্তর বাছুন' },
  chooseAll: { en: 'Choose all that apply', bn: 'যতগুলো ঠিক, সবগুলো বাছুন' },
  check: { en: 'Check answer', bn: 'উত্তর মিলিয়ে দেখুন' },
  tickFirst: { en: 'Choose an answer first.', bn: 'আগে একটি উত্তর বাছুন।' },
  notSent: {
    en: '{error} Your choice is still here: try again.',
    bn: '{error} আপনার বাছাই এখানেই আছে: আবার চেষ্টা করুন।',
  },
  right: { en: 'Right!', bn: 'ঠিক হয়েছে!' },
  wrong: { en: 'Not right. It goes into your mistakes notebook.', bn: 'ঠিক হয়নি। প্রশ্নটি ভুলের খাতায় রইল।' },
  held: {
    en: 'Your answer is saved and counts. The question is in an exam at present: its right answer is shown once the results of that exam are released.',
    bn: 'আপনার উত্তর জমা হয়েছে, ফলেও গোনা হবে। প্রশ্নটি এখন একটি পরীক্ষায় আছে: সেই পরীক্ষার ফল প্রকাশের পর সঠিক উত্তর দেখা যাবে।',
  },
  waits: {
    en: 'No connection. Your answer is on this device, and is checked by itself when the connection is back.',
    bn: 'ইন্টারনেট সংযোগ নেই। উত্তরটি এই ডিভাইসে রাখা আছে; সংযোগ ফিরলে নিজে থেকেই মিলিয়ে দেখা হবে।',
  },
  endWaits: {
    en: 'There is no connection, and answers on this device are not sent yet. Finish when the connection is back.',
    bn: 'ইন্টারনেট সংযোগ নেই, কিছু উত্তর এখনো পাঠানো হয়নি। সংযোগ ফিরলে শেষ করুন।',
  },
  key: { en: 'right answer', bn: 'সঠিক উত্তর' },
  yours: { en: 'your answer', bn: 'আপনার উত্তর' },
  explanation: commonTexts.explanation,
  previous: commonTexts.previous,
  next: commonTexts.next,
  finish: { en: 'Finish', bn: 'শেষ করুন' },
  finishLeft: {
    en: '{n} questions have no answer yet. Finish all the same?',
    bn: '{n}টি প্রশ্নের উত্তর এখনো দেননি। তবু শেষ করবেন?',
  },
  keepOn: { en: 'Keep answering', bn: 'উত্তর দিতে থাকুন' },
  grade: { en: 'How hard was it?', bn: 'কতটা কঠিন লাগল?' },
  hard: commonTexts.hard,
  good: { en: 'Fine', bn: 'মোটামুটি' },
  easy: commonTexts.easy,
  dueAgain: { en: 'Comes again on {day}.', bn: 'আবার আসবে {day}।' },
  keys: {
    en: 'Keys: 1–6 or A–F choose, Enter checks and goes on, ← → move.',
    bn: 'কি-বোর্ড: 1–6 বা A–F দিয়ে বাছুন, Enter চাপলে মিলিয়ে পরেরটিতে যায়, ← → দিয়ে চলাচল।',
  },
} as const;
