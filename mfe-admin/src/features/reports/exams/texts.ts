import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the reports of scores. */
export const texts = {
  top: { en: 'Exams with the most sittings', bn: 'সবচেয়ে বেশিবার দেওয়া পরীক্ষা' },
  all: commonTexts.allExams,
  exam: commonTexts.exam,
  kind: commonTexts.kind,
  sittings: { en: 'Sittings', bn: 'পরীক্ষা দেওয়া' },
  mean: { en: 'Mean score', bn: 'গড় নম্বর' },
  totalMarks: commonTexts.totalMarks,
  search: commonTexts.searchByTitle,
  notFound: { en: 'No exam matches.', bn: 'এমন কোনো পরীক্ষা নেই।' },
  empty: { en: 'Nobody sat an exam in these days.', bn: 'এই দিনগুলোতে কেউ পরীক্ষা দেয়নি।' },
  emptyExam: { en: 'Nobody sat this exam in these days.', bn: 'এই দিনগুলোতে কেউ এই পরীক্ষা দেয়নি।' },
  distribution: { en: 'Distribution of scores', bn: 'নম্বরের বণ্টন' },
  score: commonTexts.score,
  from: { en: 'From', bn: 'থেকে' },
  to: { en: 'Up to', bn: 'পর্যন্ত' },
  share: { en: 'Share', bn: 'অংশ' },
  band: { en: '{from} to {to}', bn: '{from}–{to}' },
  median: { en: 'Median', bn: 'মধ্যমা' },
  highest: { en: 'Highest', bn: 'সর্বোচ্চ' },
  lowest: { en: 'Lowest', bn: 'সর্বনিম্ন' },
  of: commonTexts.scoreOfTotal,
  passed: { en: 'Passed (from {mark} marks)', bn: 'পাস ({mark} বা বেশি)' },
  passedValue: { en: '{n}, which is {share}', bn: '{n} জন, {share}' },
  bands: { en: 'Bands', bn: 'ভাগ' },
  questions: { en: 'Questions: facility and discrimination', bn: 'প্রশ্নের সহজতা ও পার্থক্যক্ষমতা' },
  counted: {
    en: 'Every sitting counts, also of a student who sat the exam again. The analysis of the questions counts first attempts.',
    bn: 'প্রতিবারের পরীক্ষাই গোনা হয়, একই শিক্ষার্থী আবার দিলেও। প্রশ্নের বিশ্লেষণে শুধু প্রথম চেষ্টা গোনা হয়।',
  },
} as const;
