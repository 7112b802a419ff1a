export const texts = {
  new: { en: 'Create Academic Course', bn: 'নতুন একাডেমিক কোর্স' },
  step: {
    details: { en: 'Course details', bn: 'কোর্সের তথ্য' },
    subjects: { en: 'Subjects', bn: 'বিষয়' },
  },
  previous: { en: 'Previous', bn: 'আগের ধাপ' },
  loadFailed: { en: 'Failed to load academicInfo data', bn: 'কোর্সের তথ্য আনা যায়নি' },
  subjectUnnamed: { en: 'New subject', bn: 'নতুন বিষয়' },
  unitUnnamed: { en: 'New unit', bn: 'নতুন ইউনিট' },
  unitTitleNeeded: { en: 'Give the unit a title.', bn: 'ইউনিটের নাম লিখুন।' },
} as const;
