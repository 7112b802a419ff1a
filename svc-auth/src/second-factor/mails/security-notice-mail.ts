import type { MailContent } from '@pathshala/contract-kit/mail-content';
import { formatMessage, type Language, type Message } from '@pathshala/contract-kit/message';
import type { SecurityNotice } from '../ports.ts';

const what: Readonly<Record<SecurityNotice, Message>> = {
  'second-factor-on': {
    en: 'Two-step log-in is on for your {school} account',
    bn: 'আপনার {school} অ্যাকাউন্টে দুই ধাপে লগ ইন চালু হয়েছে',
  },
  'second-factor-off': {
    en: 'Two-step log-in was switched off for your {school} account',
    bn: 'আপনার {school} অ্যাকাউন্টে দুই ধাপে লগ ইন বন্ধ করা হয়েছে',
  },
  'second-factor-reset': {
    en: 'An administrator removed the second step of your {school} log-in',
    bn: 'একজন প্রশাসক আপনার {school} লগ ইনের দ্বিতীয় ধাপ সরিয়ে দিয়েছেন',
  },
  'recovery-codes-new': {
    en: 'Your {school} account has new recovery codes',
    bn: 'আপনার {school} অ্যাকাউন্টের রিকভারি কোড নতুন করা হয়েছে',
  },
  'recovery-code-used': {
    en: 'A recovery code opened your {school} account',
    bn: 'রিকভারি কোড দিয়ে আপনার {school} অ্যাকাউন্টে লগ ইন করা হয়েছে',
  },
  'passkey-added': {
    en: 'A passkey was added to your {school} account',
    bn: 'আপনার {school} অ্যাকাউন্টে একটি পাসকি যোগ হয়েছে',
  },
  'passkey-removed': {
    en: 'A passkey was removed from your {school} account',
    bn: 'আপনার {school} অ্যাকাউন্ট থেকে একটি পাসকি সরানো হয়েছে',
  },
};

const texts = {
  greeting: { en: 'Hello {name},', bn: 'প্রিয় {name},' },
  sentence: { en: '{what}.', bn: '{what}।' },
  stranger: {
    en: 'If it was you, you need not do anything. If not, choose a new password at once, then look through your devices and passkeys.',
    bn: 'আপনি নিজে করে থাকলে কিছু করতে হবে না। না করে থাকলে এখনই নতুন পাসওয়ার্ড বেছে নিন, তারপর নিজের ডিভাইস ও পাসকিগুলো দেখে নিন।',
  },
  button: { en: 'Choose a new password', bn: 'নতুন পাসওয়ার্ড বেছে নিন' },
  when: { en: 'When', bn: 'কখন' },
} as const satisfies Record<string, Message>;

/** `at` in epoch ms. */
export function securityNoticeMail(
  notice: SecurityNotice,
  { name, at, url }: { readonly name: string; readonly at: number; readonly url: string },
  language: Language,
): MailContent {
  const subject = formatMessage(what[notice], language);
  const format = (text: Message) => formatMessage(text, language, { name, what: subject });
  return {
    subject,
    greeting: format(texts.greeting),
    paragraphs: [format(texts.sentence), format(texts.stranger)],
    button: { label: format(texts.button), url },
    facts: [[format(texts.when), new Date(at)]],
  };
}
