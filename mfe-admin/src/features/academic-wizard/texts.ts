import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  new: { en: 'Create Academic Course', bn: 'নতুন একাডেমিক কোর্স' },
  step: {
    details: { en: 'Course details', bn: 'কোর্সের তথ্য' },
    subjects: commonTexts.subjects,
  },
  previous: { en: 'Previous', bn: 'আগের ধাপ' },
  loadFailed: { en: 'Failed to load academicInfo data', bn: 'কোর্সের তথ্য আনা যায়নি' },
  category: commonTexts.category,
  courseType: { en: 'Course type', bn: 'কোর্সের রকম' },
  instructor: { en: 'Instructor', bn: 'শিক্ষক' },
  language: commonTexts.language,
  totalDuration: { en: 'Total duration', bn: 'মোট সময়' },
  label: {
    enrollmentStartDate: { en: 'Enrolment starts', bn: 'ভর্তি শুরু' },
    enrollmentEndDate: { en: 'Enrolment ends', bn: 'ভর্তি শেষ' },
    courseStartDate: { en: 'Course starts', bn: 'কোর্স শুরু' },
    courseEndDate: { en: 'Course ends', bn: 'কোর্স শেষ' },
    targetAudience: { en: 'Target audience', bn: 'কারা পড়বে' },
    prerequisites: { en: 'Prerequisites', bn: 'আগে যা জানা দরকার' },
    tags: commonTexts.tags,
  },
  certifications: { en: 'Certifications', bn: 'সনদ' },
  resources: { en: 'Course resources', bn: 'সহায়ক উপকরণ' },
  sessions: { en: 'Interactive sessions', bn: 'লাইভ ক্লাস' },
  subjects: commonTexts.subjects,
  subjectUnnamed: commonTexts.newSubject,
  subjectPicture: { en: 'Picture of the subject', bn: 'বিষয়ের ছবি' },
  unitUnnamed: { en: 'New unit', bn: 'নতুন ইউনিট' },
  unitTitleNeeded: { en: 'Give the unit a title.', bn: 'ইউনিটের শিরোনাম লিখুন।' },
} as const;
