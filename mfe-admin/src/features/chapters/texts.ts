import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  create: { en: 'Create chapter', bn: 'অধ্যায় যোগ করুন' },
  createTitle: { en: 'Create a chapter', bn: 'নতুন অধ্যায়' },
  createFailed: {
    en: 'Failed to create chapter ({status}): {error}',
    bn: 'অধ্যায় তৈরি করা যায়নি ({status}): {error}',
  },
  number: commonTexts.number,
  nameRequired: { en: 'Please enter a chapter name', bn: 'অধ্যায়ের নাম লিখুন' },
  lessons: commonTexts.lessons,
} as const;
