import type { MailContent } from '@pathshala/contract-kit/mail-content';
import { formatMessage, type Language, type Message } from '@pathshala/contract-kit/message';

const texts = {
  subject: {
    en: '{code} is your {school} code for the new address',
    bn: 'নতুন ঠিকানার জন্য {code} আপনার {school} কোড',
  },
  greeting: { en: 'Hello,', bn: 'শুভেচ্ছা,' },
  opening: {
    en: 'Enter this code on your account page within {minutes} minutes, and your account uses this address from then on.',
    bn: '{minutes} মিনিটের মধ্যে অ্যাকাউন্ট পাতায় এই কোডটি লিখুন; এরপর থেকে আপনার অ্যাকাউন্ট এই ঠিকানা ব্যবহার করবে।',
  },
  stranger: {
    en: 'If you did not ask for it at {site}, you need not do anything.',
    bn: '{site} সাইটে আপনি এটি না চেয়ে থাকলে কিছু করতে হবে না।',
  },
} as const satisfies Record<string, Message>;

interface EmailCodeFacts {
  readonly code: string;
  readonly minutes: number;
  readonly site: string;
}

/** The address is not verified yet, so the mail contains no data of the account, not even the name. */
export function emailCodeMail({ code, minutes, site }: EmailCodeFacts, language: Language): MailContent {
  const format = (text: Message) => formatMessage(text, language, { code, minutes, site });
  return {
    subject: format(texts.subject),
    greeting: format(texts.greeting),
    paragraphs: [format(texts.opening)],
    code,
    footer: [format(texts.stranger)],
  };
}
