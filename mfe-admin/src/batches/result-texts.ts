import { commonTexts } from '@pathshala/web-kit/common-texts';
/** The texts about the results of a batch. */
export const resultTexts = {
  test: { en: 'Test {n}', bn: 'পরীক্ষা {n}' },
  title: { en: 'Results of the batch', bn: 'ব্যাচের ফলাফল' },
  failed: { en: 'The results could not be loaded.', bn: 'ফলাফল আনা যায়নি।' },
  exams: { en: 'Tests', bn: 'পরীক্ষা' },
  examsHelp: {
    en: 'The ranks go by the sum of the marks in these tests; the latest sitting of each counts.',
    bn: 'এই পরীক্ষাগুলোর নম্বরের যোগফল দিয়ে মেধাক্রম হয়; প্রতিটি পরীক্ষার শেষবার দেওয়াটি ধরা হয়।',
  },
  noExams: {
    en: 'No test of the courses of this batch has opened yet.',
    bn: 'এই ব্যাচের কোর্সগুলোর কোনো পরীক্ষা এখনো শুরু হয়নি।',
  },
  empty: { en: 'Nobody is in this batch yet.', bn: 'এই ব্যাচে এখনো কেউ নেই।' },
  student: commonTexts.student,
  rank: commonTexts.rank,
  sum: { en: 'Sum of marks', bn: 'মোট নম্বর' },
  taken: { en: 'Tests taken', bn: 'পরীক্ষা দিয়েছে' },
} as const;
