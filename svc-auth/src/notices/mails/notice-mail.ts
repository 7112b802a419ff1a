import type { MailContent } from '@pathshala/contract-kit/mail-content';
import { formatMessage, type Language, type Message } from '@pathshala/contract-kit/message';
import type { NoticeContent } from '@pathshala/contract-kit/notice';

const texts = {
  greeting: { en: 'Hello {name},', bn: 'প্রিয় {name},' },
  nameless: { en: 'Hello,', bn: 'শুভেচ্ছা,' },
  reason: {
    en: 'You have this mail because you have an account at {site}.',
    bn: '{site} সাইটে আপনার অ্যাকাউন্ট আছে বলে এই মেইলটি পেলেন।',
  },
} as const satisfies Record<string, Message>;

/** A notice as the mail to an account, in its language. */
export function noticeMail(
  notice: NoticeContent,
  { name, site, language }: { readonly name: string; readonly site: string; readonly language: Language },
): MailContent {
  const greeting = name === '' ? texts.nameless : texts.greeting;
  return {
    ...notice,
    greeting: formatMessage(greeting, language, { name }),
    footer: [formatMessage(texts.reason, language, { site })],
  };
}
