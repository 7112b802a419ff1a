import type { MailFact } from '@pathshala/contract-kit/mail-content';
import { formatMessage, type Message } from '@pathshala/contract-kit/message';
import { defineNotice } from '@pathshala/contract-kit/notice';
import { pickLanguage } from '@pathshala/rules/pick-language';
import { z } from 'zod';

const texts = {
  subject: { en: 'Your answer is marked: {exam}', bn: 'আপনার উত্তরে নম্বর দেওয়া হয়েছে: {exam}' },
  again: { en: 'Your marks have changed: {exam}', bn: 'আপনার নম্বর বদলেছে: {exam}' },
  opening: {
    en: 'A teacher has read your answer in “{exam}”. The marks and comments are on the result page.',
    bn: 'একজন শিক্ষক “{exam}” পরীক্ষায় আপনার উত্তর দেখেছেন। নম্বর ও মন্তব্য ফলাফলের পাতায় আছে।',
  },
  openingAgain: {
    en: 'A teacher has read your answer in “{exam}” again and changed its marks.',
    bn: '“{exam}” পরীক্ষায় আপনার উত্তর আবার দেখে নম্বর বদলানো হয়েছে।',
  },
  marks: { en: 'Marks', bn: 'নম্বর' },
  of: { en: 'Out of', bn: 'পূর্ণমান' },
  reason: { en: 'Reason', bn: 'কারণ' },
  button: { en: 'See marks and comments', bn: 'নম্বর ও মন্তব্য দেখুন' },
} as const satisfies Record<string, Message>;

/** A student's written answer was marked, or marked again (then with a reason). */
export const writtenMarkedNotice = defineNotice({
  name: 'written-marked',
  kind: 'results',
  values: z.looseObject({
    title: z.string(),
    /** The path of the result’s page. */
    path: z.string(),
    /** Null while the student may not see the score. */
    marks: z.looseObject({ score: z.number(), totalMarks: z.number() }).nullable(),
    /** Empty the first time. */
    reason: z.string(),
  }),
  write({ title, path, marks, reason }, language) {
    const exam = pickLanguage(language, title);
    const format = (text: Message) => formatMessage(text, language, { exam });
    const isAgain = reason !== '';
    const given: readonly MailFact[] =
      marks === null
        ? []
        : [
            [format(texts.marks), marks.score],
            [format(texts.of), marks.totalMarks],
          ];
    return {
      subject: format(isAgain ? texts.again : texts.subject),
      paragraphs: [format(isAgain ? texts.openingAgain : texts.opening)],
      button: { label: format(texts.button), url: path },
      facts: isAgain ? [...given, [format(texts.reason), reason]] : given,
    };
  },
});
