import type { MailFact } from '@pathshala/contract-kit/mail-content';
import { formatMessage, type Language, type Message } from '@pathshala/contract-kit/message';
import { defineNotice } from '@pathshala/contract-kit/notice';
import { pickLanguage } from '@pathshala/rules/pick-language';
import { z } from 'zod';

const facts = {
  course: { en: 'Course', bn: 'কোর্স' },
  method: { en: 'Paid by', bn: 'পেমেন্টের মাধ্যম' },
  bank: { en: 'Bank', bn: 'ব্যাংক' },
  bkash: { en: 'bKash', bn: 'বিকাশ' },
  nagad: { en: 'Nagad', bn: 'নগদ' },
  amount: { en: 'Amount (taka)', bn: 'পরিমাণ (টাকা)' },
  transactionId: { en: 'Transaction ID', bn: 'ট্রানজেকশন আইডি' },
  reason: { en: 'Reason', bn: 'কারণ' },
} as const satisfies Record<string, Message>;

const methodNames: Readonly<Record<string, Message>> = {
  bkash: facts.bkash,
  nagad: facts.nagad,
  bank: facts.bank,
};

const claimValues = z.looseObject({
  courseName: z.string(),
  /** The path of the course’s page. */
  path: z.string(),
  method: z.string(),
  /** Taka. */
  amount: z.number(),
  transactionId: z.string(),
});

type ClaimValues = z.output<typeof claimValues>;

function claimFacts(values: ClaimValues, language: Language): readonly MailFact[] {
  const { courseName, method, amount, transactionId } = values;
  const label = (text: Message) => formatMessage(text, language);
  const methodName = methodNames[method];
  return [
    [label(facts.course), pickLanguage(language, courseName)],
    [label(facts.method), methodName === undefined ? method : label(methodName)],
    [label(facts.amount), amount],
    [label(facts.transactionId), transactionId],
  ];
}

interface NoticeTexts {
  readonly subject: Message;
  readonly opening: Message;
  readonly button: Message;
}

function writeClaim(texts: NoticeTexts, values: ClaimValues, language: Language) {
  const course = pickLanguage(language, values.courseName);
  const format = (text: Message) => formatMessage(text, language, { course });
  return {
    subject: format(texts.subject),
    paragraphs: [format(texts.opening)],
    button: { label: format(texts.button), url: values.path },
    facts: claimFacts(values, language),
  };
}

const sentTexts = {
  subject: { en: 'We have your payment details: {course}', bn: 'পেমেন্টের তথ্য পেয়েছি: {course}' },
  opening: {
    en: 'We have received your payment details for “{course}” and are checking them. We will write to you as soon as you are enrolled.',
    bn: '“{course}” কোর্সের জন্য আপনার পেমেন্টের তথ্য পেয়েছি এবং যাচাই করছি। ভর্তি হয়ে গেলেই আপনাকে জানাব।',
  },
  button: { en: 'See the state', bn: 'অবস্থা দেখুন' },
} as const satisfies NoticeTexts;

/** The receipt of a payment claim. */
export const claimSentNotice = defineNotice({
  name: 'claim-sent',
  kind: 'payments',
  values: claimValues,
  write: (values, language) => writeClaim(sentTexts, values, language),
});

const approvedTexts = {
  subject: { en: 'Payment confirmed, you are enrolled: {course}', bn: 'পেমেন্ট নিশ্চিত, ভর্তি সম্পন্ন: {course}' },
  opening: {
    en: 'Your payment is confirmed and you are enrolled in “{course}”. You can begin at once.',
    bn: 'আপনার পেমেন্ট নিশ্চিত হয়েছে এবং আপনি “{course}” কোর্সে ভর্তি হয়েছেন। এখনই শুরু করতে পারেন।',
  },
  button: { en: 'Open the course', bn: 'কোর্সটি খুলুন' },
} as const satisfies NoticeTexts;

/** The payment was confirmed, and the student is enrolled. */
export const claimApprovedNotice = defineNotice({
  name: 'claim-approved',
  kind: 'payments',
  values: claimValues,
  write: (values, language) => writeClaim(approvedTexts, values, language),
});

const refusedTexts = {
  subject: { en: 'We could not confirm your payment: {course}', bn: 'পেমেন্ট নিশ্চিত করা যায়নি: {course}' },
  opening: {
    en: 'We could not confirm your payment for “{course}”. Please read the reason, correct the details and send them again.',
    bn: '“{course}” কোর্সের জন্য আপনার পেমেন্ট নিশ্চিত করা যায়নি। কারণটি দেখে তথ্য ঠিক করে আবার পাঠান।',
  },
  button: { en: 'Send again', bn: 'আবার পাঠান' },
} as const satisfies NoticeTexts;

/** The payment could not be confirmed; the student may correct the claim. */
export const claimRefusedNotice = defineNotice({
  name: 'claim-refused',
  kind: 'payments',
  values: claimValues.extend({ reason: z.string() }),
  write(values, language) {
    const content = writeClaim(refusedTexts, values, language);
    const reason: MailFact = [formatMessage(facts.reason, language), pickLanguage(language, values.reason)];
    return { ...content, facts: [...content.facts, reason] };
  },
});
