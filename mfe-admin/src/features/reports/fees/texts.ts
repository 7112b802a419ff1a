import { commonTexts } from '@pathshala/web-kit/common-texts';
/** The texts of the report of fees. */
export const texts = {
  overTime: { en: 'Fees over time', bn: 'সময় অনুযায়ী ফি' },
  byMethod: { en: 'Fees by method', bn: 'মাধ্যম অনুযায়ী ফি' },
  byCourse: { en: 'Fees by course', bn: 'কোর্স অনুযায়ী ফি' },
  byBatch: { en: 'Fees by batch', bn: 'ব্যাচ অনুযায়ী ফি' },
  byTeacher: { en: 'Fees by teacher', bn: 'শিক্ষক অনুযায়ী ফি' },
  method: commonTexts.method,
  batch: commonTexts.batch,
  teacher: commonTexts.teacher,
  paid: { en: 'Received', bn: 'প্রাপ্ত' },
  refunded: { en: 'Refunded', bn: 'ফেরত' },
  charged: { en: 'Charged', bn: 'ধার্য' },
  discounted: { en: 'Discounted', bn: 'ছাড়' },
  payments: commonTexts.payments,
  explain: {
    en: 'By the day of the books. Corrections are taken off what they correct.',
    bn: 'হিসাবের তারিখ অনুযায়ী। সংশোধনগুলো মূল অঙ্ক থেকে বাদ দেওয়া হয়েছে।',
  },
  nonePaid: { en: 'Nothing was received in these days.', bn: 'এই দিনগুলোতে কোনো টাকা পাওয়া যায়নি।' },
  empty: { en: 'The ledger has nothing of these days.', bn: 'এই দিনগুলোতে খাতায় কিছু নেই।' },
  methods: {
    cash: commonTexts.cash,
    bkash: commonTexts.bKash,
    nagad: commonTexts.nagad,
    bank: commonTexts.bank,
    card: commonTexts.card,
    other: commonTexts.other,
  },
} as const;
