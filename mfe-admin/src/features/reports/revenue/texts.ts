import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the report of payments. */
export const texts = {
  overTime: { en: 'Payments over time', bn: 'সময় অনুযায়ী পেমেন্ট' },
  byMethod: { en: 'Payments by method', bn: 'মাধ্যম অনুযায়ী পেমেন্ট' },
  byCourse: { en: 'Payments by course', bn: 'কোর্স অনুযায়ী পেমেন্ট' },
  method: commonTexts.method,
  bkash: commonTexts.bKash,
  nagad: commonTexts.nagad,
  bank: commonTexts.bank,
  sent: { en: 'Reported', bn: 'জানানো' },
  approved: commonTexts.approved,
  refused: commonTexts.refused,
  count: { en: '{step}, number', bn: '{step}, সংখ্যা' },
  amount: { en: '{step}, amount', bn: '{step}, টাকা' },
  sum: { en: '{amount} ({n})', bn: '{amount} ({n}টি)' },
  noneApproved: { en: 'Nothing was approved in these days.', bn: 'এই দিনগুলোতে কিছু অনুমোদিত হয়নি।' },
  approvedAmount: { en: 'Approved amount', bn: 'অনুমোদিত টাকা' },
  explain: {
    en: 'Reported counts on the day a student sent the claim, approved and refused on the day of the decision.',
    bn: 'জানানো গোনা হয় শিক্ষার্থী যেদিন জানিয়েছে সেদিনে, অনুমোদিত ও ফেরত গোনা হয় সিদ্ধান্তের দিনে।',
  },
  empty: {
    en: 'No payment was reported or decided in these days.',
    bn: 'এই দিনগুলোতে কোনো পেমেন্ট জানানো হয়নি, সিদ্ধান্তও হয়নি।',
  },
} as const;
