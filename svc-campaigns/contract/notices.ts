import { formatMessage, type Message } from '@pathshala/contract-kit/message';
import { defineNotice, type Notice } from '@pathshala/contract-kit/notice';
import { isoTime } from '@pathshala/contract-kit/scalars';
import { pickLanguage } from '@pathshala/rules/pick-language';
import { z } from 'zod';

const offerTexts = {
  subject: { en: 'A place for you: {title}', bn: 'আপনার জন্য একটি আসন: {title}' },
  opening: {
    en: 'A place became free and is held for you until {until}. Accept it, or it goes to the next in line.',
    bn: 'একটি আসন খালি হয়েছে; {until} পর্যন্ত আপনার জন্য রাখা থাকবে। গ্রহণ না করলে পরের জন পাবেন।',
  },
  button: { en: 'See the offer', bn: 'প্রস্তাবটি দেখুন' },
} as const satisfies Record<string, Message>;

/** A place from the waiting list is held for an account. svc-campaigns mails the offer with its links itself. */
export const placeOfferedNotice = defineNotice({
  name: 'place-offered',
  kind: 'campaigns',
  isBrief: true,
  values: z.looseObject({
    title: z.string(),
    /** The path of the campaign’s page, which has the offer. */
    path: z.string(),
    until: isoTime,
  }),
  until: ({ until }) => until,
  write({ title, path, until }, language) {
    const params = { title: pickLanguage(language, title), until: new Date(until) };
    const format = (text: Message) => formatMessage(text, language, params);
    return {
      subject: format(offerTexts.subject),
      paragraphs: [format(offerTexts.opening)],
      button: { label: format(offerTexts.button), url: path },
    };
  },
});

/** The notices of this service, which svc-auth gives. */
export const notices: readonly Notice<never>[] = [placeOfferedNotice];
