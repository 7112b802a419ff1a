import { formatMessage, type Message } from '@pathshala/contract-kit/message';
import { defineNotice } from '@pathshala/contract-kit/notice';
import { pickLanguage } from '@pathshala/rules/pick-language';
import { z } from 'zod';

const texts = {
  subject: { en: 'Your question about {exam} was answered', bn: '{exam} নিয়ে আপনার জানানো প্রশ্নের উত্তর' },
  opening: {
    en: 'Thank you for reporting a question of “{exam}”. A teacher has looked at it.',
    bn: '“{exam}” পরীক্ষার একটি প্রশ্ন সম্পর্কে জানানোর জন্য ধন্যবাদ। একজন শিক্ষক সেটি দেখেছেন।',
  },
  answer: { en: 'Answer', bn: 'উত্তর' },
  button: { en: 'See the question', bn: 'প্রশ্নটি দেখুন' },
} as const satisfies Record<string, Message>;

/** An administrator answered a student's report of a question. */
export const questionReportAnsweredNotice = defineNotice({
  name: 'question-report-answered',
  kind: 'answers',
  values: z.looseObject({
    title: z.string(),
    /** The path of the page on which the question was read. */
    path: z.string(),
    answer: z.string(),
  }),
  write({ title, path, answer }, language) {
    const exam = pickLanguage(language, title);
    const format = (text: Message) => formatMessage(text, language, { exam });
    return {
      subject: format(texts.subject),
      paragraphs: [format(texts.opening)],
      button: { label: format(texts.button), url: path },
      facts: [[format(texts.answer), answer]],
    };
  },
});
