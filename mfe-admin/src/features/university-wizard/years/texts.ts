import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  title: commonTexts.years,
  choose: { en: 'Choose a year, or add one to a unit.', bn: 'একটি সাল বেছে নিন, অথবা ইউনিটে যোগ করুন।' },
  add: { en: 'Add year', bn: 'সাল যোগ করুন' },
  wrong: { en: 'see the marks', bn: 'চিহ্ন দেখুন' },
  copy: { en: 'Copy this year', bn: 'এই সালের অনুলিপি' },
  remove: { en: 'Remove this year', bn: 'এই সালটি সরান' },
  removeTitle: { en: 'Remove {year}?', bn: '{year} সরাবেন?' },
  removeText: { en: 'All its questions ({n}) go with it.', bn: 'এর {n}টি প্রশ্নও চলে যাবে।' },
} as const;
