import { formatMessage, type Message } from '@pathshala/contract-kit/message';
import { defineNotice } from '@pathshala/contract-kit/notice';
import { isoTime } from '@pathshala/contract-kit/scalars';
import { dhakaDayRange } from '@pathshala/rules/dhaka-time';
import { pickLanguage } from '@pathshala/rules/pick-language';
import { z } from 'zod';

const soonTexts = {
  subject: { en: 'Soon: {exam}', bn: 'একটু পরেই: {exam}' },
  opening: {
    en: 'Your exam “{exam}” begins within the hour. Charge the phone and be there before it starts.',
    bn: 'এক ঘণ্টার মধ্যে আপনার “{exam}” পরীক্ষা শুরু হবে। ফোনে চার্জ দিন, শুরুর আগেই চলে আসুন।',
  },
  starts: { en: 'Starts', bn: 'শুরু' },
  button: { en: 'Go to the exam', bn: 'পরীক্ষায় যান' },
} as const satisfies Record<string, Message>;

/** An exam that the student may sit begins within an hour. */
export const examSoonNotice = defineNotice({
  name: 'exam-soon',
  kind: 'exams',
  values: z.looseObject({
    title: z.string(),
    /** The path of the exam’s page. */
    path: z.string(),
    startsAt: isoTime,
  }),
  until: ({ startsAt }) => startsAt,
  write({ title, path, startsAt }, language) {
    const exam = pickLanguage(language, title);
    const format = (text: Message) => formatMessage(text, language, { exam });
    return {
      subject: format(soonTexts.subject),
      paragraphs: [format(soonTexts.opening)],
      button: { label: format(soonTexts.button), url: path },
      facts: [[format(soonTexts.starts), new Date(startsAt)]],
    };
  },
});

const reviewTexts = {
  subject: { en: 'Questions to repeat today: {n}', bn: 'আজ {n}টি প্রশ্ন আবার দেখার সময়' },
  opening: {
    en: 'A few minutes now, and you still know them in the exam.',
    bn: 'এখন কয়েক মিনিট দিলে পরীক্ষায়ও মনে থাকবে।',
  },
  button: { en: 'Begin', bn: 'শুরু করুন' },
} as const satisfies Record<string, Message>;

/** Mistakes of the student are due for repetition; once a day at most. */
export const reviewDueNotice = defineNotice({
  name: 'review-due',
  kind: 'reviews',
  isBrief: true,
  values: z.looseObject({
    count: z.number().int(),
    /** In Dhaka. */
    day: z.iso.date(),
    path: z.string(),
  }),
  until: ({ day }) => dhakaDayRange(day).to,
  write({ count, path }, language) {
    const format = (text: Message) => formatMessage(text, language, { n: count });
    return {
      subject: format(reviewTexts.subject),
      paragraphs: [format(reviewTexts.opening)],
      button: { label: format(reviewTexts.button), url: path },
    };
  },
});

const resultTexts = {
  subject: { en: 'Your result is out: {exam}', bn: 'ফল প্রকাশিত হয়েছে: {exam}' },
  opening: {
    en: 'The results of “{exam}” are out. See your marks, the right answers and why they are right.',
    bn: '“{exam}” পরীক্ষার ফল প্রকাশিত হয়েছে। আপনার নম্বর, সঠিক উত্তর ও ব্যাখ্যা দেখুন।',
  },
  button: { en: 'See the result', bn: 'ফল দেখুন' },
} as const satisfies Record<string, Message>;

/** The results of a campaign are released. svc-campaigns mails its participants itself. */
export const resultOutNotice = defineNotice({
  name: 'result-out',
  kind: 'results',
  isBrief: true,
  values: z.looseObject({
    title: z.string(),
    /** The path of the student’s result. */
    path: z.string(),
  }),
  write({ title, path }, language) {
    const format = (text: Message) => formatMessage(text, language, { exam: pickLanguage(language, title) });
    return {
      subject: format(resultTexts.subject),
      paragraphs: [format(resultTexts.opening)],
      button: { label: format(resultTexts.button), url: path },
    };
  },
});
