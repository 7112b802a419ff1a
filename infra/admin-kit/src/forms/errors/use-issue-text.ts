import { common } from '@pathshala/contract-kit/common-messages';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import type { Language } from '@pathshala/web-kit/language';
import { useText } from '@pathshala/web-kit/texts';
import type { z } from 'zod';
import type { IssueText } from './schema-resolver.ts';

type Text = Readonly<Record<Language, string>>;

const texts = {
  number: { en: 'Write a number.', bn: 'একটি সংখ্যা লিখুন।' },
  whole: { en: 'Write a whole number.', bn: 'একটি পূর্ণ সংখ্যা লিখুন।' },
  atLeast: { en: 'Write {n} or more.', bn: '{n} বা তার বেশি লিখুন।' },
  above: { en: 'Write a number above {n}.', bn: '{n}-এর বেশি একটি সংখ্যা লিখুন।' },
  upTo: { en: 'Write {n} or less.', bn: '{n} বা তার কম লিখুন।' },
  short: { en: 'Write at least {n} characters.', bn: 'অন্তত {n}টি অক্ষর লিখুন।' },
  long: { en: 'Shorten this to {n} characters.', bn: '{n} অক্ষরের মধ্যে লিখুন।' },
  few: { en: 'Add at least {n}.', bn: 'অন্তত {n}টি যোগ করুন।' },
  many: { en: 'Leave at most {n}.', bn: 'সর্বোচ্চ {n}টি রাখুন।' },
  email: {
    en: 'Write an email address, for example mim@example.com.',
    bn: 'একটি ইমেইল ঠিকানা লিখুন, যেমন mim@example.com।',
  },
  link: { en: 'Write a link that begins with https://', bn: 'https:// দিয়ে শুরু একটি লিংক লিখুন।' },
  choose: { en: 'Choose one.', bn: 'একটি বেছে নিন।' },
} satisfies Record<string, Text>;

type Sentence = readonly [text: Text, params?: { readonly n: number }];

const formats: Readonly<Record<string, Sentence>> = { email: [texts.email], url: [texts.link] };

function tooSmall({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): Sentence {
  const n = Number(minimum);
  if (origin === 'string') return n === 1 ? [commonTexts.fillThisIn] : [texts.short, { n }];
  if (origin === 'array') return [texts.few, { n }];
  return [inclusive === false ? texts.above : texts.atLeast, { n }];
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig): Sentence {
  const n = Number(maximum);
  if (origin === 'string') return [texts.long, { n }];
  return [origin === 'array' ? texts.many : texts.upTo, { n }];
}

function sentenceOf(issue: z.core.$ZodIssue): Sentence {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return formats[issue.format] ?? [common['common.field.invalid']];
    case 'invalid_value':
      return [texts.choose];
    case 'invalid_type':
      if (issue.expected === 'int') return [texts.whole];
      return issue.expected === 'number' ? [texts.number] : [common['common.field.invalid']];
    default:
      return [common['common.field.invalid']];
  }
}

/** Contracts and forms name a message by its code where zod has a sentence. */
const code = /^[a-z]+(?:[.-][A-Za-z\d]+)+$/u;

/**
 * The sentence beside a field that violates the schema. A custom issue carries its text in both languages (`params.text`) or
 * a code of `messages`.
 */
export function useIssueText(messages: Readonly<Record<string, Text>> = {}): IssueText {
  const translate = useText();
  return (issue, isMissing) => {
    if (issue.code === 'custom') {
      const text = issue.params?.['text'] as Text | undefined;
      if (text) return translate(text);
    }
    const known = code.test(issue.message) ? messages[issue.message] : undefined;
    if (known) return translate(known);
    return isMissing ? translate(commonTexts.fillThisIn) : translate(...sentenceOf(issue));
  };
}
