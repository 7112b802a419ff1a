import { formatMessage, type Message } from '@pathshala/contract-kit/message';
import type { MailFact } from '@pathshala/contract-kit/mail-content';
import { defineNotice, type Notice } from '@pathshala/contract-kit/notice';
import { pickLanguage } from '@pathshala/rules/pick-language';
import { z } from 'zod';
import { questionReportAnsweredNotice } from './question-report-notice.ts';
import { academicResultEnteredNotice } from './academic-notices.ts';
import { examSoonNotice, resultOutNotice, reviewDueNotice } from './reminder-notices.ts';
import { writtenMarkedNotice } from './written-notice.ts';

export { writtenMarkedNotice } from './written-notice.ts';

const texts = {
  subject: { en: 'Your result was corrected: {exam}', bn: 'আপনার ফল সংশোধন করা হয়েছে: {exam}' },
  opening: {
    en: 'A teacher has looked at your result in “{exam}” again and corrected it.',
    bn: '“{exam}” পরীক্ষায় আপনার ফল আবার দেখে সংশোধন করা হয়েছে।',
  },
  before: { en: 'Marks before', bn: 'আগের নম্বর' },
  after: { en: 'Marks now', bn: 'এখনকার নম্বর' },
  reason: { en: 'Reason', bn: 'কারণ' },
  button: { en: 'See the result', bn: 'ফল দেখুন' },
} as const satisfies Record<string, Message>;

/** An administrator corrected a student's result. */
export const resultCorrectedNotice = defineNotice({
  name: 'result-corrected',
  kind: 'results',
  values: z.looseObject({
    title: z.string(),
    /** The path of the result’s page. */
    path: z.string(),
    reason: z.string(),
    /** Null while the student may not see the score. */
    scores: z.looseObject({ before: z.number(), after: z.number() }).nullable(),
  }),
  write({ title, path, reason, scores }, language) {
    const exam = pickLanguage(language, title);
    const format = (text: Message) => formatMessage(text, language, { exam });
    const marks: readonly MailFact[] =
      scores === null
        ? []
        : [
            [format(texts.before), scores.before],
            [format(texts.after), scores.after],
          ];
    return {
      subject: format(texts.subject),
      paragraphs: [format(texts.opening)],
      button: { label: format(texts.button), url: path },
      facts: [...marks, [format(texts.reason), reason]],
    };
  },
});

/** The notices of this service, which svc-auth mails. */
export const notices: readonly Notice<never>[] = [
  resultCorrectedNotice,
  questionReportAnsweredNotice,
  academicResultEnteredNotice,
  writtenMarkedNotice,
  examSoonNotice,
  reviewDueNotice,
  resultOutNotice,
];
