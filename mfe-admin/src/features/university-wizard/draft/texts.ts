export const texts = {
  unitsAtLeastOne: { en: 'Please add at least one unit.', bn: 'অন্তত একটি ইউনিট যোগ করুন।' },
  name: { en: 'Give the course a name.', bn: 'কোর্সের একটি নাম দিন।' },
  code: {
    en: 'Use Latin letters, digits and hyphens, 30 at most.',
    bn: 'ইংরেজি অক্ষর, সংখ্যা ও হাইফেন দিন, সর্বোচ্চ ৩০টি।',
  },
  title: { en: 'Give it a title, or empty the description.', bn: 'একটি শিরোনাম দিন, নয়তো বিবরণ খালি করুন।' },
  review: { en: 'Write the review, or remove the entry.', bn: 'মতামতটি লিখুন, নয়তো সরিয়ে দিন।' },
  faq: { en: 'Write the question, or empty the answer.', bn: 'প্রশ্নটি লিখুন, নয়তো উত্তর খালি করুন।' },
  unitTwice: { en: 'Another unit has this name.', bn: 'অন্য একটি ইউনিটের এই নাম আছে।' },
  newUnitTwice: {
    en: 'Another unit has this name. Press Add unit to replace it, or clear this field.',
    bn: 'এই নামে একটি ইউনিট আছে। বদলাতে চাইলে “ইউনিট যোগ করুন” চাপুন, নয়তো ঘরটি খালি করুন।',
  },
  year: { en: 'Which year was it?', bn: 'কোন সালের পরীক্ষা?' },
  yearTwice: { en: 'This unit already has this year.', bn: 'এই ইউনিটে এই সাল আগেই আছে।' },
} as const;
