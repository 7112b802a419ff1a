import type { MailContent } from '@pathshala/contract-kit/mail-content';
import { formatMessage, type Language, type Message } from '@pathshala/contract-kit/message';

const texts = {
  subject: { en: '{title}: file of {day}', bn: '{title}: {day}-এর ফাইল' },
  greeting: { en: 'Hello {name},', bn: 'প্রিয় {name},' },
  attached: { en: 'The file is attached. It has {rows} rows.', bn: 'ফাইলটি সঙ্গে দেওয়া হলো। সারি {rows}টি।' },
  stored: {
    en: 'The file is ready. It has {rows} rows, too many for a mail. Log in to download it; it is deleted after seven days.',
    bn: 'ফাইলটি তৈরি। সারি {rows}টি, মেইলের জন্য বেশি বড়। লগ ইন করে ডাউনলোড করুন; সাত দিন পরে এটি মুছে যাবে।',
  },
  open: { en: 'Open the page of the export', bn: 'এক্সপোর্টের পাতা খুলুন' },
  reason: {
    en: 'An administrator chose you as a recipient of “{name}” at {site}.',
    bn: '{site} সাইটে একজন প্রশাসক আপনাকে “{name}”-এর প্রাপক করেছেন বলে এটি পেলেন।',
  },
} as const satisfies Record<string, Message>;

interface ExportMail {
  readonly title: Message;
  /** The name that an administrator gave to the export. */
  readonly name: string;
  /** `2026-01-31` */
  readonly day: string;
  readonly rows: number;
  readonly isAttached: boolean;
  /** The path of the page with the file. */
  readonly path: string;
  readonly recipientName: string;
  readonly site: string;
}

export function exportMail(mail: ExportMail, language: Language): MailContent {
  const written = (message: Message, params = {}) => formatMessage(message, language, params);
  const { name, rows, day, site, path } = mail;
  return {
    subject: written(texts.subject, { title: mail.title[language], day }),
    greeting: written(texts.greeting, { name: mail.recipientName }),
    paragraphs: [written(mail.isAttached ? texts.attached : texts.stored, { rows })],
    button: { label: texts.open[language], url: path },
    footer: [written(texts.reason, { name, site })],
  };
}
