import { formatMessage, type Language, type Message } from '@pathshala/contract-kit/message';
import { defineNotice } from '@pathshala/contract-kit/notice';
import { takaOf } from '@pathshala/rules/money';
import { pickLanguage } from '@pathshala/rules/pick-language';
import { z } from 'zod';

const texts = {
  course: { en: 'Course', bn: 'কোর্স' },
  amount: { en: 'Amount (taka)', bn: 'পরিমাণ (টাকা)' },
  method: { en: 'Paid by', bn: 'পেমেন্টের মাধ্যম' },
  receipt: { en: 'Receipt', bn: 'রসিদ' },
  button: { en: 'See my fees', bn: 'আমার ফি দেখুন' },
} as const satisfies Record<string, Message>;

const methods: Readonly<Record<string, Message>> = {
  cash: { en: 'Cash', bn: 'নগদ টাকা' },
  bkash: { en: 'bKash', bn: 'বিকাশ' },
  nagad: { en: 'Nagad', bn: 'নগদ' },
  bank: { en: 'Bank', bn: 'ব্যাংক' },
  card: { en: 'Card', bn: 'কার্ড' },
  other: { en: 'Other', bn: 'অন্যান্য' },
};

const paymentValues = {
  courseName: z.string(),
  amountPaisa: z.number().int(),
  /** A method of the ledger. */
  method: z.string(),
};

const methodOf = (method: string, language: Language): string => {
  const name = methods[method];
  return name === undefined ? method : formatMessage(name, language);
};

const refundTexts = {
  subject: { en: 'Money paid back: {course}', bn: 'টাকা ফেরত: {course}' },
  opening: {
    en: 'We have paid money for “{course}” back to you. To a card it takes some days.',
    bn: '“{course}” কোর্সের টাকা আপনাকে ফেরত দেওয়া হয়েছে। কার্ডে পৌঁছাতে কয়েক দিন লাগে।',
  },
} as const satisfies Record<string, Message>;

/** Money of a payment went back. */
export const refundNotice = defineNotice({
  name: 'refund',
  kind: 'payments',
  values: z.looseObject(paymentValues),
  write({ courseName, amountPaisa, method }, language) {
    const course = pickLanguage(language, courseName);
    const format = (text: Message) => formatMessage(text, language, { course });
    return {
      subject: format(refundTexts.subject),
      paragraphs: [format(refundTexts.opening)],
      button: { label: format(texts.button), url: '/fees' },
      facts: [
        [format(texts.course), course],
        [format(texts.amount), takaOf(amountPaisa)],
        [format(texts.method), methodOf(method, language)],
      ],
    };
  },
});

const paidTexts = {
  subject: { en: 'We have your payment: {course}', bn: 'পেমেন্ট পেয়েছি: {course}' },
  opening: {
    en: 'Your payment for “{course}” has arrived. The receipt is in your fees.',
    bn: '“{course}” কোর্সের জন্য আপনার পেমেন্ট পেয়েছি। রসিদ আপনার ফি-র পাতায় আছে।',
  },
} as const satisfies Record<string, Message>;

/** The student paid dues at a provider. */
export const duesPaidNotice = defineNotice({
  name: 'dues-paid',
  kind: 'payments',
  values: z.looseObject({ ...paymentValues, receipt: z.string() }),
  write({ courseName, amountPaisa, method, receipt }, language) {
    const course = pickLanguage(language, courseName);
    const format = (text: Message) => formatMessage(text, language, { course });
    return {
      subject: format(paidTexts.subject),
      paragraphs: [format(paidTexts.opening)],
      button: { label: format(texts.button), url: '/fees' },
      facts: [
        [format(texts.course), course],
        [format(texts.amount), takaOf(amountPaisa)],
        [format(texts.method), methodOf(method, language)],
        [format(texts.receipt), receipt],
      ],
    };
  },
});
