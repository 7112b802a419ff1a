import type { Message } from '@pathshala/contract-kit/message';

/** The question bank and its files. */
export const questionMessages = {
  'exams.question.not-found': {
    en: 'There is no such question in the bank.',
    bn: 'প্রশ্নব্যাংকে এমন কোনো প্রশ্ন নেই।',
  },
  'exams.question.incomplete': {
    en: 'Please fill in the question, all options, and select at least one correct option.',
    bn: 'প্রশ্ন ও সব উত্তর লিখুন এবং অন্তত একটি সঠিক উত্তর চিহ্নিত করুন।',
  },
  'exams.question.too-many-options': {
    en: 'You can add a maximum of 6 options.',
    bn: 'সর্বোচ্চ ৬টি উত্তর যোগ করা যায়।',
  },
  'exams.question.text-required': { en: 'Please write the question.', bn: 'প্রশ্নটি লিখুন।' },
  'exams.question.option-required': { en: 'Please write this option.', bn: 'এই উত্তরটি লিখুন।' },
  'exams.question.too-few-options': {
    en: 'A question needs at least two options.',
    bn: 'অন্তত দুটি উত্তর দরকার।',
  },
  'exams.question.no-correct-option': {
    en: 'Please select at least one correct option.',
    bn: 'অন্তত একটি সঠিক উত্তর বেছে নিন।',
  },
  'exams.question.points': {
    en: 'The points must be a number above 0.',
    bn: 'নম্বর ০-এর বেশি হতে হবে।',
  },
  'exams.question.too-long': {
    en: 'This text is too long: at most {max} characters.',
    bn: 'লেখাটি বেশি বড়: সর্বোচ্চ {max}টি অক্ষর।',
  },
  'exams.question.restore-too-late': {
    en: 'This question was deleted more than 30 days ago and cannot be restored.',
    bn: 'প্রশ্নটি ৩০ দিনের বেশি আগে মোছা হয়েছে, তাই আর ফেরানো যাবে না।',
  },
} as const satisfies Record<string, Message>;
