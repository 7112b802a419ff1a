import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  title: { en: 'Import a course', bn: 'ফাইল থেকে কোর্স আনুন' },
  lead: {
    en: 'Choose a file that was exported here. The course becomes a draft; nothing that exists is changed.',
    bn: 'এখান থেকে নামানো একটি ফাইল বাছুন। কোর্সটি খসড়া হিসেবে আসবে; আগের কিছু বদলাবে না।',
  },
  drop: { en: 'Drop the zip file here, or', bn: 'জিপ ফাইলটি এখানে ছাড়ুন, অথবা' },
  needsFile: { en: 'Choose a file first.', bn: 'আগে একটি ফাইল বাছুন।' },
  tooLarge: {
    en: 'This file is larger than {n} MB. Export the course without its largest pictures.',
    bn: 'ফাইলটি {n} এমবির চেয়ে বড়। বড় ছবিগুলো বাদ দিয়ে আবার নামান।',
  },
  notZip: { en: 'Choose a file that ends with .zip.', bn: 'নামের শেষে .zip আছে এমন ফাইল বাছুন।' },
  send: commonTexts.import,
  sending: commonTexts.fileOnItsWay,
  reading: { en: 'The course is being made…', bn: 'কোর্স তৈরি হচ্ছে…' },
  done: {
    en: '{title} is there as a draft: subjects {subjects}, units {units}, lessons {lessons}.',
    bn: '{title} খসড়া হিসেবে এসেছে: বিষয় {subjects}টি, ইউনিট {units}টি, পাঠ {lessons}টি।',
  },
  edit: { en: 'Edit the course', bn: 'কোর্স সম্পাদনা' },
  another: { en: 'Import another', bn: 'আরেকটি আনুন' },
} as const;
