import { commonTexts } from '@pathshala/web-kit/common-texts';

export const texts = {
  publish: { en: 'Publish', bn: 'প্রকাশ করুন' },
  published: { en: 'Students now find “{name}”.', bn: 'শিক্ষার্থীরা এখন “{name}” দেখতে পাবে।' },
  draft: { en: 'Draft', bn: 'খসড়া' },
  create: { en: 'Create new', bn: 'নতুন তৈরি করুন' },
  search: { en: 'Search by name or code', bn: 'নাম বা কোড দিয়ে খুঁজুন' },
  empty: commonTexts.noCoursesAvailable,
  notFound: commonTexts.noCourseMatches,
  fee: commonTexts.fee,
  code: commonTexts.code,
  questions: commonTexts.questions,
  view: commonTexts.view,
  deleteManyTitle: { en: 'Delete {n} courses?', one: 'Delete {n} course?', bn: '{n}টি কোর্স মুছবেন?' },
  deleteManyText: {
    en: 'Papers that are withdrawn: {papers}. Enrolled students: {enrolled}.',
    bn: 'তুলে নেওয়া হবে {papers}টি প্রশ্নপত্র। ভর্তি শিক্ষার্থী {enrolled} জন।',
  },
  deleteManyRest: {
    en: 'The courses are withdrawn for good, and students no longer find them among their courses. Their results are kept.',
    bn: 'কোর্সগুলো স্থায়ীভাবে তুলে নেওয়া হবে; শিক্ষার্থীরা নিজেদের কোর্সের তালিকায় এগুলো আর পাবে না। তাদের ফলাফল থেকে যাবে।',
  },
} as const;
