import { commonTexts } from '@pathshala/web-kit/common-texts';
export const texts = {
  loading: { en: 'Loading the report card…', bn: 'রিপোর্ট কার্ড আনা হচ্ছে…' },
  back: { en: 'Back to the exams', bn: 'পরীক্ষার তালিকায় ফিরুন' },
  issued: { en: 'Issued', bn: 'প্রদানের তারিখ' },
  lost: { en: 'Marks lost to wrong answers', bn: 'ভুল উত্তরে কাটা নম্বর' },
  bySubject: { en: 'By subject', bn: 'বিষয় অনুযায়ী' },
  rightShare: { en: 'Right %', bn: 'সঠিকের হার' },
  trend: { en: 'Over time', bn: 'সময়ের সঙ্গে' },
  trendText: {
    en: 'Percent of the total marks, exam by exam: from {first} to {last}.',
    bn: 'পরীক্ষায় পরীক্ষায় মোট নম্বরের শতকরা হার: {first} থেকে {last}।',
  },
  examList: { en: 'Exam by exam', bn: 'পরীক্ষা ধরে ধরে' },
  latestOf: { en: 'The latest {shown} of {all} exams.', bn: '{all}টি পরীক্ষার মধ্যে সর্বশেষ {shown}টি।' },
  date: { en: 'Date', bn: 'তারিখ' },
  percent: { en: 'Percent', bn: 'শতাংশ' },
  grade: commonTexts.grade,
  point: { en: 'Grade point', bn: 'গ্রেড পয়েন্ট' },
  total: commonTexts.total,
  gpa: { en: 'GPA {gpa} ({grade})', bn: 'জিপিএ {gpa} ({grade})' },
  empty: { en: 'There is nothing on this report card yet.', bn: 'রিপোর্ট কার্ডে এখনো কিছু নেই।' },
  emptyHelp: {
    en: 'It fills by itself with every exam that is sat.',
    bn: 'পরীক্ষা দিলেই এটি নিজে থেকে পূর্ণ হতে থাকবে।',
  },
  toExams: { en: 'See the exams', bn: 'পরীক্ষাগুলো দেখুন' },
} as const;
