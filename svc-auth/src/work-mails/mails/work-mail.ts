import type { MailContent } from '@pathshala/contract-kit/mail-content';
import { formatMessage, type Language, type Message } from '@pathshala/contract-kit/message';
import type { WaitingItem } from '@pathshala/contract-kit/waiting-work';

const texts = {
  subject: { en: 'What waits for you at {school}', bn: '{school}-এ যা আপনার অপেক্ষায়' },
  greeting: { en: 'Hello {name},', bn: 'প্রিয় {name},' },
  nameless: { en: 'Hello,', bn: 'শুভেচ্ছা,' },
  lead: {
    en: 'This waits for you in the boss area, the oldest first.',
    bn: 'প্রশাসন অংশে এই কাজগুলো আপনার অপেক্ষায়, সবচেয়ে পুরোনোটি আগে।',
  },
  more: { en: 'And {n} more: open the boss area.', bn: 'আরও {n}টি আছে: প্রশাসন অংশ খুলুন।' },
  open: { en: 'Open the boss area', bn: 'প্রশাসন অংশ খুলুন' },
  reason: {
    en: 'You have this mail because you switched on the daily mail of what waits, at {site}. It comes at 8:00 am, and only if something waits.',
    bn: '{site} সাইটে অপেক্ষমাণ কাজের দৈনিক মেইল চালু করেছেন বলে এটি পেলেন। সকাল ৮টায় আসে, কেবল কাজ থাকলে।',
  },
} as const satisfies Record<string, Message>;

const maxListed = 15;

interface Recipient {
  readonly name: string;
  readonly site: string;
  readonly language: Language;
}

/** The daily mail: each line leads to the page on which the work is done. */
export function workMail(items: readonly WaitingItem[], { name, site, language }: Recipient): MailContent {
  const listed = items.slice(0, maxListed);
  const n = items.length - listed.length;
  return {
    // {school} is filled by the renderer.
    subject: texts.subject[language],
    greeting: formatMessage(name === '' ? texts.nameless : texts.greeting, language, { name }),
    paragraphs: [texts.lead[language]],
    links: listed.map(({ text, path }) => ({ label: text[language], url: path })),
    ...(n > 0 && { notes: [formatMessage(texts.more, language, { n })] }),
    button: { label: texts.open[language], url: '/boss' },
    footer: [formatMessage(texts.reason, language, { site })],
  };
}
