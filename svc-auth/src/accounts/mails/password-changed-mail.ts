import type { MailContent } from '@pathshala/contract-kit/mail-content';
import { formatMessage, type Language, type Message } from '@pathshala/contract-kit/message';

const texts = {
  subject: { en: 'Your {school} password was changed', bn: 'আপনার {school}-এর পাসওয়ার্ড বদলানো হয়েছে' },
  greeting: { en: 'Hello {name},', bn: 'প্রিয় {name},' },
  opening: {
    en: 'The password of your account was changed, and all devices were logged out.',
    bn: 'আপনার অ্যাকাউন্টের পাসওয়ার্ড বদলানো হয়েছে, আর সব ডিভাইস থেকে লগ আউট করা হয়েছে।',
  },
  when: { en: 'When', bn: 'কখন' },
  stranger: {
    en: 'If it was you, all is well. If it was not you, choose a new password at once.',
    bn: 'আপনি নিজে বদলে থাকলে কিছু করতে হবে না। আপনি না বদলে থাকলে এখনই নতুন পাসওয়ার্ড বেছে নিন।',
  },
  button: { en: 'Choose a new password', bn: 'নতুন পাসওয়ার্ড বেছে নিন' },
} as const satisfies Record<string, Message>;

/** `at` in epoch ms. */
export function passwordChangedMail(
  { name, at, url }: { readonly name: string; readonly at: number; readonly url: string },
  language: Language,
): MailContent {
  const format = (text: Message) => formatMessage(text, language, { name });
  return {
    subject: format(texts.subject),
    greeting: format(texts.greeting),
    paragraphs: [format(texts.opening), format(texts.stranger)],
    button: { label: format(texts.button), url },
    facts: [[format(texts.when), new Date(at)]],
  };
}
