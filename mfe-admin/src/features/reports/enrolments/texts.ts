import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the report of enrolments. */
export const texts = {
  overTime: { en: 'Enrolments over time', bn: 'সময় অনুযায়ী ভর্তি' },
  byCourse: { en: 'Enrolments by course', bn: 'কোর্স অনুযায়ী ভর্তি' },
  all: commonTexts.enrolments,
  free: { en: 'Free courses', bn: 'বিনা মূল্যের কোর্স' },
  paid: { en: 'Paid courses', bn: 'ফি-র কোর্স' },
  empty: { en: 'Nobody enrolled in these days.', bn: 'এই দিনগুলোতে কেউ ভর্তি হয়নি।' },
} as const;
