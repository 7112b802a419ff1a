import { formatMessage, type Message } from '@pathshala/contract-kit/message';
import { defineNotice, type Notice } from '@pathshala/contract-kit/notice';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { pickLanguage } from '@pathshala/rules/pick-language';
import { z } from 'zod';

const texts = {
  button: { en: 'Open the page', bn: 'পাতাটি দেখুন' },
} as const satisfies Record<string, Message>;

const content = z.looseObject({ title: z.string(), text: z.string() });

/** A message of an administrator. The language that is missing is not given: its readers get the other one. */
export const schoolMessageNotice = defineNotice({
  name: 'school-message',
  kind: 'school',
  mailing: 'by-requester',
  values: z.looseObject({
    messageId: id,
    bn: content.optional(),
    en: content.optional(),
    /** Empty for none. */
    path: z.string(),
  }),
  write({ bn, en, path }, language) {
    const { title, text } = (language === 'bn' ? (bn ?? en) : (en ?? bn)) ?? { title: '', text: '' };
    return {
      subject: title,
      // The line of the list: there is no other page with the whole text.
      paragraphs: [text],
      ...(path !== '' && { button: { label: formatMessage(texts.button, language), url: path } }),
    };
  },
});

const absenceTexts = {
  subject: { en: 'You missed a class: {title}', bn: 'ক্লাসে অনুপস্থিত: {title}' },
  line: {
    en: 'You are marked as absent from the class on {time}. If that is wrong, tell your school.',
    bn: '{time}-এর ক্লাসে আপনাকে অনুপস্থিত ধরা হয়েছে। ভুল হলে প্রতিষ্ঠানকে জানান।',
  },
  button: { en: 'Open the routine', bn: 'রুটিন খুলুন' },
} as const satisfies Record<string, Message>;

/** A student was absent from a class, and has no guardian who can be notified. */
export const absenceNotice = defineNotice({
  name: 'absence',
  kind: 'attendance',
  values: z.looseObject({ classTitle: z.string(), startsAt: isoTime }),
  write({ classTitle, startsAt }, language) {
    const params = { title: pickLanguage(language, classTitle), time: new Date(startsAt) };
    const format = (text: Message) => formatMessage(text, language, params);
    return {
      subject: format(absenceTexts.subject),
      paragraphs: [format(absenceTexts.line)],
      button: { label: format(absenceTexts.button), url: '/routine' },
    };
  },
});

/** The notices that svc-auth itself gives. */
export const notices: readonly Notice<never>[] = [schoolMessageNotice, absenceNotice];
