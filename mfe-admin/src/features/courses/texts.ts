import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  create: { en: 'Create course', bn: 'কোর্স তৈরি করুন' },
  createTitle: { en: 'Create a course', bn: 'নতুন কোর্স' },
  createLead: {
    en: 'It starts as a draft, which students do not see. Subjects, chapters and lessons come next.',
    bn: 'শুরুতে এটি খসড়া থাকে, শিক্ষার্থীরা দেখে না। এরপর বিষয়, অধ্যায় ও পাঠ যোগ করুন।',
  },
  createButton: { en: 'Create course', bn: 'কোর্স তৈরি করুন' },
  createFailed: { en: 'Failed to create course: {error}', bn: 'কোর্স তৈরি করা যায়নি: {error}' },
  details: { en: 'Edit all details', bn: 'সব তথ্য সম্পাদনা' },
  nameRequired: { en: 'Please enter a course title', bn: 'কোর্সের শিরোনাম লিখুন' },
  academic: commonTexts.academic,
  admission: commonTexts.admission,
} as const;
