import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  coursesEdit: { en: 'Edit course', bn: 'কোর্স সম্পাদনা' },
  create: { en: 'Create subject', bn: 'বিষয় যোগ করুন' },
  createTitle: { en: 'Create a subject', bn: 'নতুন বিষয়' },
  createFailed: {
    en: 'Failed to create Subject ({status}): {error}',
    bn: 'বিষয় তৈরি করা যায়নি ({status}): {error}',
  },
  nameRequired: { en: 'Please enter a subject name', bn: 'বিষয়ের নাম লিখুন' },
  chapters: commonTexts.chapters,
} as const;
