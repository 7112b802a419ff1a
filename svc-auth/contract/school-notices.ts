import { formatMessage, type Message } from '@pathshala/contract-kit/message';
import { defineNotice, type Notice } from '@pathshala/contract-kit/notice';
import { id } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

const texts = {
  button: { en: 'Open the page', bn: 'পাতাটি খুলুন' },
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

/** The notices that svc-auth itself gives. */
export const notices: readonly Notice<never>[] = [schoolMessageNotice];
