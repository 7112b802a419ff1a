import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { StatementOutcome } from '@pathshala/svc-catalog-contract/statements';
import type { TextInBoth } from '@pathshala/web-kit/texts';
import type { Tone } from '@pathshala/web-kit/parts/badge';

/** The texts of comparing a statement with the payment claims. */
export const texts = {
  title: { en: 'Compare a statement', bn: 'স্টেটমেন্ট মিলিয়ে দেখুন' },
  lead: {
    en: 'Claims whose transaction and amount are in the statement are approved together; the rest is named.',
    bn: 'যেসব আবেদনের ট্রানজেকশন ও পরিমাণ স্টেটমেন্টে আছে সেগুলো একসঙ্গে গৃহীত হয়; বাকিগুলো দেখানো হয়।',
  },
  back: commonTexts.payments,
  method: { en: 'Statement of', bn: 'কার স্টেটমেন্ট' },
  bkash: commonTexts.bKash,
  nagad: commonTexts.nagad,
  bank: commonTexts.bank,
  columns: {
    en: 'A CSV file with the columns “Transaction ID”, “Amount” and, if there is one, “Date”; {n} lines at most.',
    bn: 'CSV ফাইল, যাতে “Transaction ID”, “Amount” আর থাকলে “Date” কলাম আছে; সর্বোচ্চ {n} লাইন।',
  },
  drop: { en: 'Drop the file here, or', bn: 'ফাইলটি এখানে ছাড়ুন, অথবা' },
  compare: { en: 'Compare', bn: 'মিলিয়ে দেখুন' },
  noFile: { en: 'Choose the file first.', bn: 'আগে ফাইলটি বেছে নিন।' },
  noColumns: {
    en: 'No line names the columns “Transaction ID” and “Amount”. Add them and choose the file again.',
    bn: 'কোনো লাইনে “Transaction ID” ও “Amount” কলামের নাম নেই। যোগ করে ফাইলটি আবার বেছে নিন।',
  },
  noRows: { en: 'The file has no payments.', bn: 'ফাইলে কোনো পেমেন্ট নেই।' },
  tooMany: {
    en: 'The file has {n} payments. Split it into files of {max} at most.',
    bn: 'ফাইলে {n}টি পেমেন্ট। সর্বোচ্চ {max}টির ফাইলে ভাগ করুন।',
  },
  unread: {
    en: 'Lines without a transaction ID or an amount are left out: {lines}.',
    bn: 'ট্রানজেকশন আইডি বা পরিমাণ ছাড়া লাইন বাদ গেছে: {lines}।',
  },
  summary: {
    en: '{matches} can be approved, {sum} in all.',
    bn: '{matches}টি গ্রহণ করা যায়, মোট {sum}।',
  },
  applied: { en: '{n} approved.', bn: '{n}টি গৃহীত হয়েছে।' },
  apply: { en: 'Approve {n} payments', one: 'Approve 1 payment', bn: '{n}টি পেমেন্ট গ্রহণ করুন' },
  applyTitle: { en: 'Approve {n} payments?', one: 'Approve 1 payment?', bn: '{n}টি পেমেন্ট গ্রহণ করবেন?' },
  applyText: {
    en: '{sum} in all. The students are enrolled at once and get a mail.',
    bn: 'মোট {sum}। শিক্ষার্থীরা সঙ্গে সঙ্গে ভর্তি হবে এবং ইমেইল পাবে।',
  },
  other: { en: 'Another file', bn: 'অন্য ফাইল' },
  lines: { en: 'Lines of the statement', bn: 'স্টেটমেন্টের লাইন' },
  missing: { en: 'Claims that are not in the statement', bn: 'যেসব আবেদন স্টেটমেন্টে নেই' },
  missingText: {
    en: 'Sent on the days of the statement and still waiting. Look for them before you refuse them.',
    bn: 'স্টেটমেন্টের দিনগুলোতে পাঠানো, এখনো অপেক্ষায়। নাকচ করার আগে খুঁজে দেখুন।',
  },
  transactionId: commonTexts.transactionId,
  amount: commonTexts.amount,
  date: { en: 'Date', bn: 'তারিখ' },
  outcome: { en: 'Result', bn: 'ফলাফল' },
  student: commonTexts.student,
  course: commonTexts.course,
  claimed: { en: 'claimed {amount}', bn: 'আবেদনে {amount}' },
};

export const outcomes: Readonly<
  Record<StatementOutcome, { readonly tone: Tone; readonly text: TextInBoth }>
> = {
  matches: { tone: 'good', text: { en: 'matches a claim', bn: 'আবেদনের সঙ্গে মেলে' } },
  approved: { tone: 'good', text: { en: 'approved', bn: 'গৃহীত' } },
  differs: { tone: 'bad', text: { en: 'another amount', bn: 'পরিমাণ আলাদা' } },
  decided: { tone: 'neutral', text: { en: 'decided before', bn: 'আগেই সিদ্ধান্ত হয়েছে' } },
  online: { tone: 'neutral', text: { en: 'paid online', bn: 'অনলাইন পেমেন্ট' } },
  unclaimed: { tone: 'attention', text: { en: 'nobody claims it', bn: 'কেউ আবেদন করেনি' } },
  doubled: { tone: 'attention', text: { en: 'there twice', bn: 'দুবার আছে' } },
  failed: { tone: 'bad', text: { en: 'could not be approved', bn: 'গ্রহণ করা যায়নি' } },
};
