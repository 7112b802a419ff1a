import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  noSubjects: {
    en: 'This course has no subjects yet. Add the first one, then its units.',
    bn: 'কোর্সে এখনো কোনো বিষয় নেই। প্রথম বিষয়টি যোগ করুন, তারপর তার ইউনিট।',
  },
  subjectsHelp: {
    en: 'Open a subject to change it and its units. Lessons are added to the units after you save.',
    bn: 'বিষয় ও তার ইউনিট বদলাতে বিষয়টি খুলুন। সংরক্ষণের পর ইউনিটে পাঠ যোগ করা যাবে।',
  },
  addSubject: commonTexts.addSubject,
  subjectNumber: commonTexts.subjectN,
  units: commonTexts.nUnits,
  lookHere: { en: 'to correct', bn: 'ঠিক করুন' },
  unitNumber: { en: 'Unit {n}', bn: 'ইউনিট {n}' },
  lessons: { en: '{n} lessons in it', one: '{n} lesson in it', bn: 'এতে {n}টি পাঠ আছে' },
  unitReplaced: {
    en: '{name} was there already; it is replaced and its lessons stay.',
    bn: '{name} আগেই ছিল; সেটি বদলানো হয়েছে, পাঠগুলো আছে।',
  },
  removeTitle: commonTexts.askRemoveName,
  removeSubjectText: {
    en: 'Its units ({units}) and their lessons ({lessons}) are deleted when you save the course.',
    bn: 'কোর্স সংরক্ষণ করলে এর ইউনিট ({units}টি) ও সেগুলোর পাঠ ({lessons}টি) মুছে যাবে।',
  },
  removeUnitText: {
    en: 'Its {n} lessons are deleted when you save the course.',
    one: 'Its lesson is deleted when you save the course.',
    bn: 'কোর্স সংরক্ষণ করলে এর {n}টি পাঠ মুছে যাবে।',
  },
} as const;
