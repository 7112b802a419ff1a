import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  new: { en: 'Create Academic Course', bn: 'নতুন একাডেমিক কোর্স' },
  step: {
    details: { en: 'Course details', bn: 'কোর্সের তথ্য' },
    subjects: commonTexts.subjects,
  },
  previous: { en: 'Previous', bn: 'আগের ধাপ' },
  loadFailed: { en: 'Failed to load academicInfo data', bn: 'কোর্সের তথ্য আনা যায়নি' },
  subjectUnnamed: commonTexts.newSubject,
  unitUnnamed: { en: 'New unit', bn: 'নতুন ইউনিট' },
  unitTitleNeeded: { en: 'Give the unit a title.', bn: 'ইউনিটের শিরোনাম লিখুন।' },
} as const;
