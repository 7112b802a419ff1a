import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  titleOf: { en: 'Contents of {name}', bn: '{name}: কনটেন্ট' },
  create: { en: 'Create New Content', bn: 'নতুন কনটেন্ট' },
  createTitle: { en: 'Create a content', bn: 'নতুন কনটেন্ট' },
  createButton: { en: 'Create content', bn: 'কনটেন্ট তৈরি করুন' },
  createFailed: {
    en: 'Failed to create content ({status}): {error}',
    bn: 'কনটেন্ট তৈরি করা যায়নি ({status}): {error}',
  },
  number: commonTexts.number,
  nameRequired: { en: 'Please enter a title', bn: 'শিরোনাম লিখুন' },
  detailsRequired: { en: 'Please enter the details', bn: 'বিস্তারিত লিখুন' },
  back: { en: 'Back to Contents', bn: 'কনটেন্টের তালিকায় ফিরুন' },
} as const;
