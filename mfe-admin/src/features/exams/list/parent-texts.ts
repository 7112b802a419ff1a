import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the dialog that asks what a new exam belongs to. */
export const parentTexts = {
  title: { en: 'Where does the exam belong?', bn: 'পরীক্ষাটি কোথাকার?' },
  way: { en: 'An exam of a', bn: 'কিসের পরীক্ষা' },
  course: commonTexts.course,
  admissionCourse: { en: 'Admission course', bn: 'ভর্তি প্রস্তুতির কোর্স' },
  subject: commonTexts.subject,
  chapter: commonTexts.chapter,
  unit: commonTexts.unit,
  choose: { en: 'Choose one.', bn: 'একটি বেছে নিন।' },
  none: { en: 'Nothing to choose from yet.', bn: 'বেছে নেওয়ার মতো কিছু এখনো নেই।' },
  cancel: commonTexts.cancel,
  proceed: { en: 'Write the exam', bn: 'পরীক্ষা লিখুন' },
} as const;
