export const texts = {
  terms: { en: 'Fee and duration', bn: 'ফি ও মেয়াদ' },
  pictureUpload: { en: 'Or upload a picture', bn: 'অথবা ছবি আপলোড করুন' },
  listOne: {
    subjectAreas: { en: 'Subject area', bn: 'বিষয়ক্ষেত্র' },
    studentRequirements: { en: 'Requirement', bn: 'যোগ্যতা' },
    enrollmentProcessSteps: { en: 'Step', bn: 'ধাপ' },
  },
  addFeature: { en: 'Add feature', bn: 'বৈশিষ্ট্য যোগ করুন' },
} as const;
