import { formatMessage, type Message } from '@pathshala/contract-kit/message';
import { defineNotice } from '@pathshala/contract-kit/notice';
import { takaOf } from '@pathshala/rules/money';
import { pickLanguage } from '@pathshala/rules/pick-language';
import { z } from 'zod';

const texts = {
  subject: { en: 'Fees due: {course}', bn: 'ফি বাকি: {course}' },
  opening: {
    en: 'A part of the fees of “{course}” is due. If you have paid it already, you need not do anything.',
    bn: '“{course}” কোর্সের ফি-র একটি অংশ দেওয়ার সময় হয়েছে। আগেই দিয়ে থাকলে কিছু করতে হবে না।',
  },
  pauses: {
    en: 'Without the payment, lessons and exams of the course pause from {day}.',
    bn: 'ফি না দিলে {day} থেকে কোর্সের পাঠ ও পরীক্ষা বন্ধ থাকবে।',
  },
  course: { en: 'Course', bn: 'কোর্স' },
  amount: { en: 'To be paid (taka)', bn: 'দিতে হবে (টাকা)' },
  dueOn: { en: 'Due on', bn: 'দেওয়ার তারিখ' },
  button: { en: 'See my fees', bn: 'আমার ফি দেখুন' },
} as const satisfies Record<string, Message>;

/** A part of the price falls due, or is overdue. */
export const duesNotice = defineNotice({
  name: 'dues',
  kind: 'payments',
  values: z.looseObject({
    courseName: z.string(),
    amountPaisa: z.number().int(),
    /** Days in Asia/Dhaka. */
    dueOn: z.iso.date(),
    /** null: access does not pause. */
    pausesOn: z.iso.date().nullable(),
  }),
  write({ courseName, amountPaisa, dueOn, pausesOn }, language) {
    const course = pickLanguage(language, courseName);
    const format = (text: Message, more: Readonly<Record<string, string>> = {}) =>
      formatMessage(text, language, { course, ...more });
    return {
      subject: format(texts.subject),
      paragraphs: [
        format(texts.opening),
        ...(pausesOn === null ? [] : [format(texts.pauses, { day: pausesOn })]),
      ],
      button: { label: format(texts.button), url: '/fees' },
      facts: [
        [format(texts.course), course],
        [format(texts.amount), takaOf(amountPaisa)],
        [format(texts.dueOn), formatMessage({ en: '{day}', bn: '{day}' }, language, { day: dueOn })],
      ],
    };
  },
});
