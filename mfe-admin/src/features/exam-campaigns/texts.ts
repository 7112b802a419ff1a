import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  create: { en: 'Create exam campaign', bn: 'পরীক্ষা-ক্যাম্পেইন তৈরি করুন' },
  search: { en: 'Search exam campaigns', bn: 'পরীক্ষা ক্যাম্পেইন খুঁজুন' },
  empty: { en: 'There are no exam campaigns yet.', bn: 'এখনো কোনো পরীক্ষা ক্যাম্পেইন নেই।' },
  notFound: { en: 'No exam campaign matches your search.', bn: 'এই খোঁজে কোনো পরীক্ষা ক্যাম্পেইন মেলেনি।' },
  title: commonTexts.title,
  registered: commonTexts.registered,
  waiting: { en: '{n} waiting', bn: 'অপেক্ষায় {n} জন' },
  results: commonTexts.results,
  exam: commonTexts.exam,
  addExam: { en: 'Add exam', bn: 'পরীক্ষা যোগ করুন' },
  editExam: { en: 'Edit exam', bn: 'পরীক্ষা সম্পাদনা' },
  seePaper: { en: 'See the paper', bn: 'প্রশ্নপত্র দেখুন' },
  hasExam: { en: 'With questions', bn: 'প্রশ্ন আছে' },
  hasNoExam: { en: 'Without questions', bn: 'প্রশ্ন নেই' },
  notOver: { en: 'after the end', bn: 'পরীক্ষা শেষ হলে' },
  meritList: commonTexts.meritList,
  release: { en: 'Release results', bn: 'ফলাফল প্রকাশ করুন' },
  released: { en: 'Released on {date}', bn: 'প্রকাশিত: {date}' },
  resultsDue: { en: 'To release', bn: 'প্রকাশ বাকি' },
  resultsOpen: { en: 'Released', bn: 'প্রকাশিত' },
} as const;
