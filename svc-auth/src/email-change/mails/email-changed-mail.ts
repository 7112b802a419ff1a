import type { MailContent } from '@pathshala/contract-kit/mail-content';
import { formatMessage, type Language, type Message } from '@pathshala/contract-kit/message';

const texts = {
  subject: {
    en: 'The email address of your {school} account was changed',
    bn: 'আপনার {school} অ্যাকাউন্টের ইমেইল ঠিকানা বদলানো হয়েছে',
  },
  greeting: { en: 'Hello {name},', bn: 'প্রিয় {name},' },
  opening: {
    en: 'Your account has a new email address. We no longer write to this one, and all other devices were logged out.',
    bn: 'আপনার অ্যাকাউন্টে নতুন ইমেইল ঠিকানা বসানো হয়েছে। এই ঠিকানায় আমরা আর লিখব না, আর অন্য সব ডিভাইস থেকে লগ আউট করা হয়েছে।',
  },
  stranger: {
    en: 'If it was not you, write to the school at once.',
    bn: 'আপনি নিজে না বদলে থাকলে এখনই প্রতিষ্ঠানকে জানান।',
  },
  button: { en: 'To the school', bn: 'প্রতিষ্ঠানের পাতায় যান' },
  newAddress: { en: 'New address', bn: 'নতুন ঠিকানা' },
  when: { en: 'When', bn: 'কখন' },
} as const satisfies Record<string, Message>;

interface EmailChangedFacts {
  readonly name: string;
  /** The new address, partly hidden. */
  readonly email: string;
  /** Epoch ms. */
  readonly at: number;
  readonly site: string;
}

/** The mail to the old address. */
export function emailChangedMail(
  { name, email, at, site }: EmailChangedFacts,
  language: Language,
): MailContent {
  const format = (text: Message) => formatMessage(text, language, { name });
  return {
    subject: format(texts.subject),
    greeting: format(texts.greeting),
    paragraphs: [format(texts.opening), format(texts.stranger)],
    button: { label: format(texts.button), url: site },
    facts: [
      [format(texts.newAddress), email],
      [format(texts.when), new Date(at)],
    ],
  };
}
