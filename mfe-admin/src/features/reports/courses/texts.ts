import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the report of progress in courses. */
export const texts = {
  bands: { en: 'Students by progress', bn: 'অগ্রগতি অনুযায়ী শিক্ষার্থী' },
  byCourse: { en: 'Courses by completion', bn: 'কোর্স অনুযায়ী সমাপ্তি' },
  progress: { en: 'Progress', bn: 'অগ্রগতি' },
  students: commonTexts.students,
  share: { en: 'Share', bn: 'অংশ' },
  notStarted: { en: 'Not started', bn: 'শুরু করেনি' },
  between: { en: '{from}–{to}%', bn: '{from}–{to}%' },
  finished: { en: 'Completed', bn: 'শেষ করেছে' },
  enrolled: commonTexts.enrolled,
  started: { en: 'Started', bn: 'শুরু করেছে' },
  completed: { en: 'Completed', bn: 'শেষ করেছে' },
  mean: { en: 'Mean progress, %', bn: 'গড় অগ্রগতি, %' },
  meanProgress: { en: 'Mean progress', bn: 'গড় অগ্রগতি' },
  empty: { en: 'Nobody enrolled in these days.', bn: 'এই দিনগুলোতে কেউ ভর্তি হয়নি।' },
} as const;
