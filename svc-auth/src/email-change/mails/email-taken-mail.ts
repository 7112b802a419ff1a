import type { MailContent } from '@pathshala/contract-kit/mail-content';
import { formatMessage, type Language, type Message } from '@pathshala/contract-kit/message';

const texts = {
  subject: {
    en: 'Your address is already in use at {school}',
    bn: '{school}-এ আপনার ঠিকানাটি আগে থেকেই ব্যবহৃত হচ্ছে',
  },
  greeting: { en: 'Hello {name},', bn: 'প্রিয় {name},' },
  opening: {
    en: 'Somebody wanted to use this address for another account at {site}. It belongs to your account, so nothing was changed.',
    bn: '{site} সাইটে অন্য একটি অ্যাকাউন্টে কেউ এই ঠিকানা ব্যবহার করতে চেয়েছিল। ঠিকানাটি আপনার অ্যাকাউন্টের, তাই কিছুই বদলায়নি।',
  },
  owner: {
    en: 'If it was you: log in with this address. If you have forgotten the password, choose a new one.',
    bn: 'আপনি নিজেই চেয়ে থাকলে এই ঠিকানা দিয়ে লগ ইন করুন। পাসওয়ার্ড ভুলে গেলে নতুন একটি বেছে নিন।',
  },
  button: { en: 'Choose a new password', bn: 'নতুন পাসওয়ার্ড বেছে নিন' },
} as const satisfies Record<string, Message>;

/** The mail to the owner of an address that another account requested. */
export function emailTakenMail(
  { name, site }: { readonly name: string; readonly site: string },
  language: Language,
): MailContent {
  const format = (text: Message) => formatMessage(text, language, { name, site });
  return {
    subject: format(texts.subject),
    greeting: format(texts.greeting),
    paragraphs: [format(texts.opening), format(texts.owner)],
    button: { label: format(texts.button), url: `${site}/forgot-password` },
  };
}
