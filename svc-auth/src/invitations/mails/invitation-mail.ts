import type { MailContent } from '@pathshala/contract-kit/mail-content';
import { formatMessage, type Language, type Message } from '@pathshala/contract-kit/message';

const texts = {
  subject: {
    en: '{by} invites you to {school}',
    bn: '{by} আপনাকে {school}-এ আমন্ত্রণ জানিয়েছেন',
  },
  greeting: { en: 'Hello {name},', bn: 'প্রিয় {name},' },
  opening: {
    en: 'An account at {site} is ready for you. Open this link within {days} days and choose your username and password.',
    bn: '{site} সাইটে আপনার জন্য একটি অ্যাকাউন্ট তৈরি আছে। {days} দিনের মধ্যে এই লিংকটি খুলে ব্যবহারকারীর নাম আর পাসওয়ার্ড বেছে নিন।',
  },
  button: { en: 'Open the account', bn: 'অ্যাকাউন্ট খুলুন' },
  after: { en: 'The link works once.', bn: 'লিংকটি একবারই কাজ করবে।' },
  stranger: {
    en: 'If you did not expect this mail, you need not do anything.',
    bn: 'এই মেইলের কথা আপনার জানা না থাকলে কিছু করতে হবে না।',
  },
} as const satisfies Record<string, Message>;

interface InvitationMailFacts {
  readonly name: string;
  /** The name of the inviting administrator. */
  readonly by: string;
  readonly days: number;
  readonly site: string;
  readonly url: string;
}

export function invitationMail(
  { name, by, days, site, url }: InvitationMailFacts,
  language: Language,
): MailContent {
  const format = (text: Message) => formatMessage(text, language, { name, by, days, site });
  return {
    subject: format(texts.subject),
    greeting: format(texts.greeting),
    paragraphs: [format(texts.opening)],
    button: { label: format(texts.button), url },
    notes: [format(texts.after)],
    footer: [format(texts.stranger)],
  };
}
