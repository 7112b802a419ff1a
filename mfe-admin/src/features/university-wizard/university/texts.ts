import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  terms: { en: 'Fee and duration', bn: 'ফি ও মেয়াদ' },
  codeHelp: {
    en: 'Latin letters, digits and hyphens; left empty, it is made from the name.',
    bn: 'ইংরেজি অক্ষর, সংখ্যা ও হাইফেন; খালি রাখলে নাম থেকে তৈরি হবে।',
  },
  pictureHelp: {
    en: 'The address of a picture; left empty, a drawn cover is shown.',
    bn: 'ছবির ঠিকানা; খালি রাখলে আঁকা মলাট দেখানো হবে।',
  },
  pictureUpload: { en: 'Or upload a picture', bn: 'অথবা ছবি আপলোড করুন' },
  discountHelp: { en: 'Taken off the fee.', bn: 'ফি থেকে বাদ যাবে।' },
  durationHelp: { en: 'For example: 6 months', bn: 'যেমন: ৬ মাস' },
  listOne: {
    subjectAreas: { en: 'Subject area', bn: 'বিষয়ক্ষেত্র' },
    studentRequirements: { en: 'Requirement', bn: 'যোগ্যতা' },
    enrollmentProcessSteps: { en: 'Step', bn: 'ধাপ' },
  },
  addFeature: { en: 'Add feature', bn: 'বৈশিষ্ট্য যোগ করুন' },
  feature: { en: 'Feature', bn: 'বৈশিষ্ট্য' },
  featureText: commonTexts.description,
  enrolledYear: { en: 'Year of enrolment', bn: 'ভর্তির সাল' },
  review: { en: 'Review', bn: 'মতামত' },
} as const;
