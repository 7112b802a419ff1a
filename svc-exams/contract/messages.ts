import type { Message } from '@pathshala/contract-kit/message';

export const messages = {
  'exams.not-found': { en: 'There is no such exam.', bn: 'এমন কোনো পরীক্ষা নেই।' },
  'exams.attempt-not-found': { en: 'There is no such attempt.', bn: 'এমন কোনো পরীক্ষা-প্রচেষ্টা নেই।' },
  'exams.result-not-found': { en: 'There is no such result.', bn: 'এমন কোনো ফলাফল নেই।' },
  'exams.not-enrolled': {
    en: 'Enrol in the course first; then this exam is yours to sit.',
    bn: 'আগে কোর্সটিতে ভর্তি হোন; তারপর এই পরীক্ষা দিতে পারবেন।',
  },
  'exams.not-registered': {
    en: 'Register for the campaign first; then this exam is yours to sit.',
    bn: 'আগে ক্যাম্পেইনে নিবন্ধন করুন; তারপর এই পরীক্ষা দিতে পারবেন।',
  },
  'exams.not-open-yet': {
    en: 'This exam opens on {opensAt} (Dhaka time).',
    bn: 'এই পরীক্ষা শুরু হবে {opensAt} (ঢাকার সময়)।',
  },
  'exams.window-over': {
    en: 'This exam closed on {closesAt} (Dhaka time).',
    bn: 'এই পরীক্ষা শেষ হয়েছে {closesAt} (ঢাকার সময়)।',
  },
  'exams.withdrawn': { en: 'This exam is no longer offered.', bn: 'এই পরীক্ষা এখন আর নেওয়া হচ্ছে না।' },
  'exams.already-sat': {
    en: 'You have already taken this exam. It can be taken once.',
    bn: 'আপনি এই পরীক্ষা দিয়ে ফেলেছেন। এটি একবারই দেওয়া যায়।',
  },
  'exams.too-many-starts': {
    en: 'You have started very often in the last hour. Try again in {minutes} minutes.',
    bn: 'গত এক ঘণ্টায় আপনি অনেকবার পরীক্ষা শুরু করেছেন। {minutes} মিনিট পরে আবার চেষ্টা করুন।',
  },
  'exams.already-submitted': {
    en: 'This exam has been submitted; its answers stay as they are.',
    bn: 'এই পরীক্ষা জমা হয়ে গেছে; উত্তর আর বদলানো যাবে না।',
  },
  'exams.time-over': {
    en: 'The time is over. The answers saved in time count.',
    bn: 'সময় শেষ। সময়মতো সংরক্ষিত উত্তরগুলো গণনা করা হবে।',
  },
  'exams.time-left': {
    en: 'There is still time: {seconds} seconds.',
    bn: 'এখনো সময় আছে: {seconds} সেকেন্ড।',
  },
  'exams.too-many-subjects': {
    en: 'You can only select {n} optional subjects.',
    bn: 'আপনি কেবল {n}টি ঐচ্ছিক বিষয় বেছে নিতে পারবেন।',
  },
  'exams.too-few-subjects': {
    en: 'Please select exactly {n} optional subjects.',
    bn: 'ঠিক {n}টি ঐচ্ছিক বিষয় বেছে নিন।',
  },
  'exams.not-selected-subject': {
    en: 'You can only answer questions from your selected subjects.',
    bn: 'আপনি কেবল বেছে নেওয়া বিষয়ের প্রশ্নের উত্তর দিতে পারবেন।',
  },
  'exams.unknown-subject': {
    en: 'This exam has no subject named {subject}.',
    bn: 'এই পরীক্ষায় {subject} নামে কোনো বিষয় নেই।',
  },
  'exams.unknown-question': {
    en: 'An answer is to a question that this exam does not have.',
    bn: 'একটি উত্তর এমন প্রশ্নের, যা এই পরীক্ষায় নেই।',
  },
  'exams.unknown-option': {
    en: 'An answer names an option that its question does not have.',
    bn: 'একটি উত্তরে এমন বিকল্প আছে, যা প্রশ্নটিতে নেই।',
  },
  'exams.answer-kind': {
    en: 'This question takes one option as its answer.',
    bn: 'এই প্রশ্নের উত্তর একটি বিকল্প।',
  },
  'exams.answers-not-released': {
    en: 'The answers can be seen once the results are released.',
    bn: 'ফলাফল প্রকাশের পর উত্তর দেখা যাবে।',
  },
  'exams.score-exceeds': {
    en: 'Score exceeds total marks limit.',
    bn: 'নম্বর মোট নম্বরের সীমা ছাড়িয়ে গেছে।',
  },
  'exams.other-result': {
    en: 'The address and the body name two different results.',
    bn: 'ঠিকানায় এক ফলাফলের, আর পাঠানো তথ্যে আরেক ফলাফলের আইডি আছে।',
  },
  'exams.reason-required': {
    en: 'Say why the result is corrected; the reason is kept.',
    bn: 'ফলাফল কেন সংশোধন করা হচ্ছে লিখুন; কারণটি সংরক্ষিত থাকবে।',
  },
  'exams.nothing-to-correct': {
    en: 'Give a new score or a new feedback.',
    bn: 'নতুন নম্বর বা নতুন মন্তব্য দিন।',
  },
  'exams.feedback.auto': {
    en: 'Auto-submitted due to time limit.',
    bn: 'সময় শেষ হওয়ায় নিজে থেকেই জমা হয়েছে।',
  },
  'exams.feedback.manual': { en: 'Manually submitted.', bn: 'আপনি নিজে জমা দিয়েছেন।' },
} as const satisfies Record<string, Message>;
