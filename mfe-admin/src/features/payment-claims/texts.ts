import { commonTexts } from '@pathshala/web-kit/common-texts';

/** The texts of the desk of payment claims. */
export const texts = {
  title: commonTexts.payments,
  lead: {
    en: 'Compare each payment with your account, then approve or refuse it. Approving enrols the student.',
    bn: 'প্রতিটি পেমেন্ট আপনার হিসাবের সঙ্গে মিলিয়ে গ্রহণ বা নাকচ করুন। গ্রহণ করলেই শিক্ষার্থী ভর্তি হয়ে যায়।',
  },
  search: { en: 'Search by name or transaction ID', bn: 'নাম বা ট্রানজেকশন আইডি দিয়ে খুঁজুন' },
  empty: { en: 'No payments yet.', bn: 'এখনো কোনো পেমেন্ট নেই।' },
  notFound: { en: 'No payment waits here.', bn: 'এখানে কোনো পেমেন্ট অপেক্ষায় নেই।' },
  student: commonTexts.student,
  deleted: commonTexts.deletedAccount,
  course: commonTexts.course,
  method: { en: 'Paid by', bn: 'পেমেন্টের মাধ্যম' },
  bkash: commonTexts.bKash,
  nagad: commonTexts.nagad,
  bank: commonTexts.bank,
  amount: commonTexts.amount,
  fee: commonTexts.fee,
  differs: { en: 'fee {fee}', bn: 'ফি {fee}' },
  transactionId: commonTexts.transactionId,
  state: commonTexts.state,
  sent: commonTexts.waiting,
  approved: commonTexts.approved,
  refused: commonTexts.refused,
  withdrawn: { en: 'Withdrawn', bn: 'ফিরিয়ে নেওয়া' },
  age: { en: 'Sent', bn: 'পাঠানো' },
  today: { en: 'today', bn: 'আজ' },
  daysAgo: { en: '{n} days ago', bn: '{n} দিন আগে' },
  dayAgo: { en: '1 day ago', bn: '১ দিন আগে' },
  note: { en: 'Note', bn: 'মন্তব্য' },
  reason: commonTexts.reason,
  decided: { en: 'Decided', bn: 'সিদ্ধান্ত' },
  decidedBy: { en: '{time} by {name}', bn: '{time}, {name}' },
  approve: { en: 'Approve', bn: 'গ্রহণ করুন' },
  refuse: { en: 'Refuse', bn: 'নাকচ করুন' },
  details: commonTexts.details,
  close: commonTexts.close,
  cancel: commonTexts.cancel,
  approvedToast: { en: '{name} is enrolled.', bn: '{name} ভর্তি হয়েছে।' },
  refusedToast: {
    en: 'Refused. {name} gets the reason by mail.',
    bn: 'নাকচ করা হয়েছে। {name} ইমেইলে কারণ জানবে।',
  },
  approveTitle: { en: 'Approve the payment of {name}?', bn: '{name}-এর পেমেন্ট গ্রহণ করবেন?' },
  approveManyTitle: {
    en: 'Approve {n} payments?',
    bn: '{n}টি পেমেন্ট গ্রহণ করবেন?',
  },
  approveOneTitle: { en: 'Approve 1 payment?', bn: '১টি পেমেন্ট গ্রহণ করবেন?' },
  approveSum: {
    en: '{sum} in all. Each student is enrolled at once and gets a mail.',
    bn: 'মোট {sum}। প্রত্যেক শিক্ষার্থী সঙ্গে সঙ্গে ভর্তি হবে এবং ইমেইল পাবে।',
  },
  differMany: {
    en: 'In {n} of them the amount differs from the fee.',
    bn: 'এর মধ্যে {n}টিতে পরিমাণ ফি-র সঙ্গে মেলে না।',
  },
  differOne: {
    en: 'The amount {amount} differs from the fee {fee}.',
    bn: 'পরিমাণ {amount} ফি {fee}-এর সঙ্গে মেলে না।',
  },
  approveText: {
    en: '{name} is enrolled in {course} at once and gets a mail.',
    bn: '{name} সঙ্গে সঙ্গে {course} কোর্সে ভর্তি হবে এবং ইমেইল পাবে।',
  },
  refuseTitle: { en: 'Refuse the payment of {name}', bn: '{name}-এর পেমেন্ট নাকচ করুন' },
  refuseText: {
    en: 'The student reads the reason and can correct the details.',
    bn: 'শিক্ষার্থী কারণটি দেখবে এবং তথ্য ঠিক করে আবার পাঠাতে পারবে।',
  },
  revoke: { en: 'Take the approval back…', bn: 'অনুমোদন ফিরিয়ে নিন…' },
  revokeTitle: { en: 'Take the approval of {name} back', bn: '{name}-এর অনুমোদন ফিরিয়ে নিন' },
  revokeText: {
    en: 'The payment becomes a refused one, and the student is no longer enrolled in “{course}”.',
    bn: 'পেমেন্টটি নাকচ হবে, আর “{course}” কোর্সে শিক্ষার্থীর ভর্তি বাতিল হবে।',
  },
  revokeConfirm: { en: 'Take it back', bn: 'ফিরিয়ে নিন' },
  suggested: { en: 'Frequent reasons', bn: 'সাধারণ কারণ' },
  statement: { en: 'Statement', bn: 'স্টেটমেন্ট' },
  online: commonTexts.onlinePayments,
  accounts: { en: 'Payment accounts', bn: 'পেমেন্টের হিসাব' },
};

/** Suggested to the administrator. The one chosen is sent in both languages, so that each student reads it in their own. */
export const reasons = [
  {
    bn: 'এই ট্রানজেকশন আইডির কোনো পেমেন্ট পাইনি। পেমেন্টের মেসেজে আইডিটি মিলিয়ে দেখুন।',
    en: 'We find no payment with this transaction ID. Check the ID in your payment message.',
  },
  {
    bn: 'পরিমাণ ফি-র চেয়ে কম। বাকি টাকা পাঠিয়ে দুটি ট্রানজেকশন আইডিই মন্তব্যে লিখে দিন।',
    en: 'The amount is less than the fee. Pay the rest and send us both transaction IDs in the note.',
  },
  {
    bn: 'পেমেন্টটি আমাদের হিসাবে আসেনি। যেখান থেকে পাঠিয়েছেন তাদের কাছে টাকা ফেরত চান।',
    en: 'The payment went to an account that is not ours. Ask your provider to return it.',
  },
];
