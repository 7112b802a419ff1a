import { formatMessage, type Message } from '@pathshala/contract-kit/message';
import { defineNotice, type Notice } from '@pathshala/contract-kit/notice';
import { isoTime } from '@pathshala/contract-kit/scalars';
import { pickLanguage } from '@pathshala/rules/pick-language';
import { z } from 'zod';
import { claimApprovedNotice, claimRefusedNotice, claimSentNotice } from './claim-notices.ts';

const enrolledTexts = {
  subject: { en: 'You are enrolled: {course}', bn: 'ভর্তি সম্পন্ন: {course}' },
  opening: {
    en: 'Your school has enrolled you in “{course}”. You can begin at once.',
    bn: 'আপনাকে “{course}” কোর্সে ভর্তি করা হয়েছে। এখনই শুরু করতে পারেন।',
  },
  course: { en: 'Course', bn: 'কোর্স' },
  since: { en: 'Enrolled', bn: 'ভর্তির সময়' },
  button: { en: 'Open the course', bn: 'কোর্সটি খুলুন' },
} as const satisfies Record<string, Message>;

/** Somebody else, an administrator, enrolled the student. */
export const enrolledNotice = defineNotice({
  name: 'enrolled',
  values: z.looseObject({
    courseName: z.string(),
    /** The path of the course’s page. */
    path: z.string(),
    enrolledAt: isoTime,
  }),
  write({ courseName, path, enrolledAt }, language) {
    const course = pickLanguage(language, courseName);
    const format = (text: Message) => formatMessage(text, language, { course });
    return {
      subject: format(enrolledTexts.subject),
      paragraphs: [format(enrolledTexts.opening)],
      button: { label: format(enrolledTexts.button), url: path },
      facts: [
        [format(enrolledTexts.course), course],
        [format(enrolledTexts.since), new Date(enrolledAt)],
      ],
    };
  },
});

/** The notices of this service, which svc-auth mails. */
export const notices: readonly Notice<never>[] = [
  enrolledNotice,
  claimSentNotice,
  claimApprovedNotice,
  claimRefusedNotice,
];
