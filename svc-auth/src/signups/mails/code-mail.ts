import type { MailContent } from '@pathshala/contract-kit/mail-content';
import { formatMessage, type Language, type Message } from '@pathshala/contract-kit/message';
import { writtenTime } from '@pathshala/rules/written-time';

const texts = {
  subject: { en: '{code} is your {school} code', bn: '{code} আপনার {school} কোড' },
  greeting: { en: 'Hello,', bn: 'শুভেচ্ছা,' },
  code: {
    en: 'Here is your code, asked for at {time}.',
    bn: 'আপনার কোডটি নিচে দেওয়া হলো (চাওয়ার সময়: {time})।',
  },
  enter: {
    en: 'Enter it within {minutes} minutes on the page where you signed up.',
    bn: 'যে পাতায় অ্যাকাউন্ট খুলছিলেন সেখানে {minutes} মিনিটের মধ্যে কোডটি লিখুন।',
  },
  newest: {
    en: 'If you have several mails with a code, use the one with the latest time.',
    bn: 'কোডের একাধিক মেইল পেলে যেটির সময় সবার পরে, সেটি ব্যবহার করুন।',
  },
  stranger: {
    en: 'If you did not sign up at {site}, you need not do anything.',
    bn: 'আপনি {site} সাইটে অ্যাকাউন্ট খুলতে না চাইলে কিছু করতে হবে না।',
  },
} as const satisfies Record<string, Message>;

interface CodeMailFacts {
  readonly code: string;
  readonly minutes: number;
  /** Epoch ms. A repeated sign-up is mailed a second code, and the two mails may arrive in either order. */
  readonly askedAt: number;
  readonly site: string;
}

/** The address is not verified yet, so the mail contains nothing that was typed into the form, not even the name. */
export function codeMail(facts: CodeMailFacts, language: Language): MailContent {
  const { code, minutes, site } = facts;
  const time = writtenTime(facts.askedAt, language);
  const format = (text: Message) => formatMessage(text, language, { code, minutes, site, time });
  return {
    subject: format(texts.subject),
    greeting: format(texts.greeting),
    paragraphs: [format(texts.code)],
    code,
    notes: [format(texts.enter), format(texts.newest)],
    footer: [format(texts.stranger)],
  };
}
