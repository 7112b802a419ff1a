import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  title: { en: 'Search questions', bn: 'প্রশ্ন খুঁজুন' },
  lead: {
    en: 'Every question that you may practise: the question bank, past years of your courses, and exams of campaigns after their release.',
    bn: 'অনুশীলন করা যায় এমন সব প্রশ্ন: প্রশ্নব্যাংক, আপনার কোর্সের বিগত সাল, আর ফল প্রকাশের পর ক্যাম্পেইনের পরীক্ষা।',
  },
  words: { en: 'Words of the question', bn: 'প্রশ্নের শব্দ লিখুন' },
  loading: { en: 'Searching …', bn: 'খোঁজা হচ্ছে …' },
  filters: { en: 'Limit the search', bn: 'খোঁজ সীমিত করুন' },
  from: { en: 'University or exam', bn: 'বিশ্ববিদ্যালয় বা পরীক্ষা' },
  paper: { en: 'Unit and year', bn: 'ইউনিট ও সাল' },
  campaignExams: { en: 'Exams of campaigns', bn: 'ক্যাম্পেইনের পরীক্ষা' },
  start: { en: 'What are you looking for?', bn: 'কোন প্রশ্ন খুঁজছেন?' },
  startHelp: {
    en: 'Write a few words in Bengali or English, or begin with a subject.',
    bn: 'বাংলায় বা ইংরেজিতে কয়েকটি শব্দ লিখুন, অথবা একটি বিষয় দিয়ে শুরু করুন।',
  },
  none: { en: 'No question fits.', bn: 'কোনো প্রশ্ন মেলেনি।' },
  noneHelp: {
    en: 'Try fewer or other words, or the word in the other language.',
    bn: 'শব্দ কমিয়ে বা বদলে দেখুন, অথবা অন্য ভাষায় শব্দটি লিখুন।',
  },
  everywhere: { en: 'Search everywhere', bn: 'সব জায়গায় খুঁজুন' },
  clear: { en: 'Begin again', bn: 'নতুন করে খুঁজুন' },
  foundOne: { en: '1 question', bn: '১টি প্রশ্ন' },
  foundMore: {
    en: 'More than {n} questions; the first {n} are shown',
    bn: '{n}টির বেশি প্রশ্ন; প্রথম {n}টি দেখানো হচ্ছে',
  },
  near: { en: 'Shown for: {words}', bn: 'যে শব্দে দেখানো হচ্ছে: {words}' },
  practise: { en: 'Practise these {n}', bn: 'এই {n}টি অনুশীলন করুন' },
  practiseOne: { en: 'Practise it', bn: 'এটি অনুশীলন করুন' },
  answer: { en: 'Answer it', bn: 'উত্তর দিন' },
  options: commonTexts.options,
  bank: { en: 'Question bank', bn: 'প্রশ্নব্যাংক' },
  off: {
    en: 'Practice is switched off at the moment. Questions can be looked up.',
    bn: 'অনুশীলন এখন বন্ধ আছে। প্রশ্ন খুঁজে দেখা যাবে।',
  },
} as const;
