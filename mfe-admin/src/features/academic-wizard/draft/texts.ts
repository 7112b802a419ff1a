import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  required: { en: 'Please fill in all required fields.', bn: 'আবশ্যিক সব ঘর পূরণ করুন।' },
  needed: commonTexts.fillThisIn,
  datesOrder: { en: 'The end must not be before the start.', bn: 'শেষের তারিখ শুরুর আগে হতে পারে না।' },
  sessionMinutes: {
    en: 'Write a whole number from 5 to 600, or leave it empty.',
    bn: '৫ থেকে ৬০০ পর্যন্ত একটি পূর্ণ সংখ্যা লিখুন, অথবা খালি রাখুন।',
  },
  subjectTitleNeeded: { en: 'Give the subject a title.', bn: 'বিষয়ের নাম লিখুন।' },
  unitTwice: {
    en: 'Another unit of this subject has this title and description. Change one of them, or remove one.',
    bn: 'এই বিষয়ে একই নাম ও বিবরণের আরেকটি ইউনিট আছে। একটি বদলান বা সরান।',
  },
} as const;
