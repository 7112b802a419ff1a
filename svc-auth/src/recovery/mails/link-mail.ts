import type { MailContent } from '@pathshala/contract-kit/mail-content';
import { formatMessage, type Language, type Message } from '@pathshala/contract-kit/message';
import type { LinkKind } from '../domain/one-time-link.ts';

interface LinkTexts {
  readonly subject: Message;
  readonly opening: Message;
  readonly button: Message;
  readonly after: Message;
  readonly stranger: Message;
}

const greeting: Message = { en: 'Hello {name},', bn: 'প্রিয় {name},' };

const texts: Readonly<Record<LinkKind, LinkTexts>> = {
  reset: {
    subject: { en: 'Choose a new {school} password', bn: '{school}-এর নতুন পাসওয়ার্ড বেছে নিন' },
    opening: {
      en: 'Open this link within {minutes} minutes to choose a new password.',
      bn: 'নতুন পাসওয়ার্ড বেছে নিতে {minutes} মিনিটের মধ্যে এই লিংকটি খুলুন।',
    },
    button: { en: 'Choose a new password', bn: 'নতুন পাসওয়ার্ড বেছে নিন' },
    after: { en: 'The link works once.', bn: 'লিংকটি একবারই কাজ করবে।' },
    stranger: {
      en: 'If you did not ask for it at {site}, you need not do anything: your password stays as it is.',
      bn: '{site} সাইটে আপনি এটি না চেয়ে থাকলে কিছু করতে হবে না, পাসওয়ার্ড আগের মতোই থাকবে।',
    },
  },
  unlock: {
    subject: { en: 'Log in to {school} from this device', bn: 'এই ডিভাইস থেকে {school}-এ লগ ইন করুন' },
    opening: {
      en: 'Somebody entered wrong passwords for your account many times, so new devices have to wait. Open this link within {minutes} minutes in the browser in which you want to log in.',
      bn: 'আপনার অ্যাকাউন্টে কেউ বারবার ভুল পাসওয়ার্ড দিয়েছে, তাই নতুন ডিভাইস থেকে লগ ইন করতে অপেক্ষা করতে হচ্ছে। যে ব্রাউজারে লগ ইন করতে চান সেখানে {minutes} মিনিটের মধ্যে এই লিংকটি খুলুন।',
    },
    button: { en: 'Log in from this device', bn: 'এই ডিভাইস থেকে লগ ইন করুন' },
    after: {
      en: 'Then log in with your password. The link works once.',
      bn: 'তারপর নিজের পাসওয়ার্ড দিয়ে লগ ইন করুন। লিংকটি একবারই কাজ করবে।',
    },
    stranger: {
      en: 'If you did not ask for it at {site}, you need not do anything.',
      bn: '{site} সাইটে আপনি এটি না চেয়ে থাকলে কিছু করতে হবে না।',
    },
  },
};

interface LinkMailFacts {
  readonly name: string;
  readonly url: string;
  readonly minutes: number;
  readonly site: string;
}

export function linkMail(kind: LinkKind, facts: LinkMailFacts, language: Language): MailContent {
  const { name, minutes, site, url } = facts;
  const format = (text: Message) => formatMessage(text, language, { name, minutes, site });
  const { subject, opening, button, after, stranger } = texts[kind];
  return {
    subject: format(subject),
    greeting: format(greeting),
    paragraphs: [format(opening)],
    button: { label: format(button), url },
    notes: [format(after)],
    footer: [format(stranger)],
  };
}
