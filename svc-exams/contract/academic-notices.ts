import { formatMessage, type Message } from '@pathshala/contract-kit/message';
import { defineNotice } from '@pathshala/contract-kit/notice';
import { pickLanguage } from '@pathshala/rules/pick-language';
import { z } from 'zod';

const texts = {
  subject: { en: 'A result was entered: {result}', bn: 'আপনার ফল লেখা হয়েছে: {result}' },
  opening: {
    en: 'Your school has entered your result “{result}”. It is on your report card.',
    bn: 'আপনার “{result}” এর ফল লেখা হয়েছে। রিপোর্ট কার্ডে দেখতে পাবেন।',
  },
  button: { en: 'See the report card', bn: 'রিপোর্ট কার্ড দেখুন' },
} as const satisfies Record<string, Message>;

/** An administrator entered an academic result of the student. The marks are on the report card only. */
export const academicResultEnteredNotice = defineNotice({
  name: 'academic-result-entered',
  kind: 'results',
  values: z.looseObject({
    title: z.string(),
    /** The path of the report card. */
    path: z.string(),
  }),
  write({ title, path }, language) {
    const result = pickLanguage(language, title);
    const format = (text: Message) => formatMessage(text, language, { result });
    return {
      subject: format(texts.subject),
      paragraphs: [format(texts.opening)],
      button: { label: format(texts.button), url: path },
      facts: [],
    };
  },
});
