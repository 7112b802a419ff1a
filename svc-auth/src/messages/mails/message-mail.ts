import type { MailContent } from '@pathshala/contract-kit/mail-content';
import { formatMessage, type Language, type Message } from '@pathshala/contract-kit/message';
import { oneLine } from '@pathshala/rules/one-line';
import { paragraphsOf } from '../domain/school-message.ts';
import type { MessageMailSource } from '../ports.ts';

const texts = {
  greeting: { en: 'Hello {name},', bn: 'প্রিয় {name},' },
  nameless: { en: 'Hello,', bn: 'শুভেচ্ছা,' },
  button: { en: 'Open the page', bn: 'পাতাটি দেখুন' },
  reason: {
    en: 'Your school sent this message because you have an account at {site}.',
    bn: '{site} সাইটে আপনার অ্যাকাউন্ট আছে বলে আপনার প্রতিষ্ঠান এই বার্তা পাঠিয়েছে।',
  },
} as const satisfies Record<string, Message>;

/** A message of the school as a mail to one student. */
export function messageMail(
  { content, link, name, site }: MessageMailSource,
  language: Language,
): MailContent {
  const greeting = name === '' ? texts.nameless : texts.greeting;
  return {
    subject: oneLine(content.title),
    greeting: formatMessage(greeting, language, { name }),
    paragraphs: paragraphsOf(content.text),
    ...(link !== '' && { button: { label: formatMessage(texts.button, language), url: link } }),
    footer: [formatMessage(texts.reason, language, { site })],
  };
}
