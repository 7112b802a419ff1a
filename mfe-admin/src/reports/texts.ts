import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts that all reports share. */
export const texts = {
  reports: { en: 'Reports', bn: 'প্রতিবেদন' },
  lead: {
    en: 'Figures of the school for any days you choose, each with its table and its files.',
    bn: 'পছন্দের যেকোনো দিনের হিসাব, সঙ্গে টেবিল আর নামানোর ফাইল।',
  },
  range: { en: 'Days', bn: 'দিন' },
  presets: { en: 'Days of the report', bn: 'প্রতিবেদনের দিন' },
  week: { en: '7 days', bn: '৭ দিন' },
  month: { en: '30 days', bn: '৩০ দিন' },
  year: { en: 'This year', bn: 'এ বছর' },
  threeYears: { en: '3 years', bn: '৩ বছর' },
  from: { en: 'First day', bn: 'প্রথম দিন' },
  to: { en: 'Last day', bn: 'শেষ দিন' },
  zone: { en: 'Days are those of Dhaka (Asia/Dhaka).', bn: 'দিনগুলো ঢাকার সময়ে (Asia/Dhaka)।' },
  backwards: { en: 'The last day must not be before the first.', bn: 'শেষ দিন প্রথম দিনের আগে হতে পারবে না।' },
  tooLong: { en: 'Choose at most 1,100 days.', bn: 'সর্বোচ্চ ১,১০০ দিন বেছে নিন।' },
  incomplete: { en: 'Choose a day.', bn: 'একটি দিন বেছে নিন।' },
  asOf: {
    en: '{range}. Everything up to {time} is counted.',
    bn: '{range}। {time} পর্যন্ত সব কিছু গোনা হয়েছে।',
  },
  failed: { en: 'This report could not be fetched.', bn: 'প্রতিবেদনটি আনা যায়নি।' },
  empty: { en: 'There is nothing in these days.', bn: 'এই দিনগুলোতে কিছু নেই।' },
  emptyNext: {
    en: 'Choose other days above. Figures appear within a minute after something happens.',
    bn: 'উপরে অন্য দিন বেছে দেখুন। কিছু ঘটার এক মিনিটের মধ্যে হিসাবে দেখা যায়।',
  },
  day: commonTexts.day,
  weeks: { en: 'Week', bn: 'সপ্তাহ' },
  months: { en: 'Month', bn: 'মাস' },
  firstDay: { en: 'First day', bn: 'প্রথম দিন' },
  lastDay: { en: 'Last day', bn: 'শেষ দিন' },
  between: commonTexts.fromTo,
} as const;
