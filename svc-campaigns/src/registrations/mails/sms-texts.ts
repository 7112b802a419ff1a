import { formatMessage, type Language, type Message } from '@pathshala/contract-kit/message';
import { bengaliDigits } from '@pathshala/rules/digits';
import { oneLine } from '@pathshala/rules/one-line';
import { pageUrlOf } from '../../campaigns/index.ts';
import { isAboutResult, type MailKind } from '../domain/due-mail.ts';
import type { MailSource } from './mail-source.ts';

type Texts = readonly [string, ...string[]];

const code = {
  whole: {
    en: '{code} is your {school} code. Tell it to nobody.',
    bn: '{code} আপনার {school} কোড। কাউকে বলবেন না।',
  },
  short: { en: '{code} is your code. Tell it to nobody.', bn: '{code} আপনার কোড। কাউকে বলবেন না।' },
} as const satisfies Record<string, Message>;

const placed = { en: 'Your place: {title}. Roll number {roll}.', bn: 'জায়গা নিশ্চিত: {title}। রোল {roll}।' };
const resultOut = { en: 'Results are out: {title}.', bn: 'ফল প্রকাশিত: {title}।' };

const texts: Readonly<Record<MailKind, Message>> = {
  registered: placed,
  sitting: placed,
  waiting: { en: 'You are on the waiting list: {title}.', bn: 'অপেক্ষমাণ তালিকায় আছেন: {title}।' },
  offer: {
    en: 'A place is free: {title}. Accept it by {time}.',
    bn: 'আসন খালি: {title}। শেষ সময় {time}।',
  },
  'offer-ended': { en: 'Your offer is over: {title}.', bn: 'প্রস্তাবের সময় শেষ: {title}।' },
  reminder: { en: 'Starts {time}: {title}.', bn: 'শুরু {time}: {title}।' },
  cancelled: { en: 'Your place is given up: {title}.', bn: 'নিবন্ধন বাতিল: {title}।' },
  deleted: { en: 'It does not take place: {title}.', bn: 'হচ্ছে না: {title}।' },
  released: resultOut,
  reissued: { en: 'Results have changed: {title}.', bn: 'ফল বদলেছে: {title}।' },
};

const ownResult = {
  en: 'Score {score} of {total}, rank {rank} of {of}: {title}.',
  bn: 'নম্বর {score}/{total}, স্থান {rank}/{of}: {title}।',
} as const satisfies Message;

/** Letters of a text in Bengali that is one part. */
const onePart = 70;
const shortestTitle = 8;

/** The text with as much of the title as one part has room for. */
function fitted(write: (title: string) => string, title: string): string {
  const spare = onePart - write('').length;
  if (title.length <= spare) return write(title);
  return write(`${title.slice(0, Math.max(spare, shortestTitle) - 1).trimEnd()}…`);
}

/** A code to an unproved number, which names nobody. The longest text first. */
export function codeTexts(value: string, language: Language, school: string): Texts {
  return [
    formatMessage(code.whole, language, { code: value, school }),
    formatMessage(code.short, language, { code: value }),
  ];
}

/**
 * A message of a registration by number, the longest text first: with the address of the page, without it, and with the start
 * of a long title, so that most are one part in Bengali.
 */
export function smsTextsOf(kind: MailKind, source: MailSource): Texts {
  const { campaign, registration, result = null } = source;
  const { language, rollNumber, confirmBy } = registration;
  const isResult = isAboutResult(kind, campaign);
  const roll = rollNumber ?? '';
  const time = new Date(kind === 'offer' ? (confirmBy ?? campaign.startDate) : campaign.startDate);
  const common = { roll: language === 'bn' ? bengaliDigits(roll) : roll, time };
  const write = (title: string): string => {
    if (!isResult) return formatMessage(texts[kind], language, { ...common, title });
    if (result === null)
      return formatMessage(kind === 'sitting' ? resultOut : texts[kind], language, { title });
    const { score, totalMarks: total, rank, of } = result;
    return formatMessage(ownResult, language, { score, total, rank, of, title });
  };
  const title = oneLine(campaign.title);
  return [`${write(title)} ${pageUrlOf(source)}`, write(title), fitted(write, title)];
}
