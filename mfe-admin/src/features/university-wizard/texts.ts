export const texts = {
  newTitle: { en: 'Create Admission Course', bn: 'ভর্তি প্রস্তুতির কোর্স তৈরি' },
  back: { en: 'Back', bn: 'আগের ধাপ' },
  loadFailed: { en: 'Failed to load university data', bn: 'বিশ্ববিদ্যালয়ের তথ্য আনা যায়নি' },
  yearsUnnamed: { en: 'New year', bn: 'নতুন সাল' },
  yearsQuestions: { en: '{n} questions', one: '{n} question', bn: '{n}টি প্রশ্ন' },
  subjectUnnamed: { en: 'New subject', bn: 'নতুন বিষয়' },
  fieldCorrect: { en: 'Option {n} is correct', bn: 'উত্তর {n} সঠিক' },
  questionNumber: { en: 'Question {n}', bn: 'প্রশ্ন {n}' },
  checkUnitName: { en: 'Give the unit a name.', bn: 'ইউনিটের একটি নাম দিন।' },
} as const;
