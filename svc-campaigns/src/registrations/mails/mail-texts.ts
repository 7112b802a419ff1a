import { bengaliDigits } from '@pathshala/rules/digits';
import type { MailKind } from '../domain/due-mail.ts';
import { offerMailTexts } from './offer-mail-texts.ts';
import { releaseMailTexts } from './release-mail-texts.ts';
import { sittingMailTexts } from './sitting-mail-texts.ts';

export interface MailText {
  readonly subject: string;
  readonly opening: string;
}

export function mailTextOf(kind: MailKind, title: string): Record<'en' | 'bn', MailText> {
  const texts = {
    ...offerMailTexts(title),
    ...releaseMailTexts(title),
    ...sittingMailTexts(title),
    registered: {
      en: { subject: `You are registered: ${title}`, opening: `You hold a place in “${title}”.` },
      bn: { subject: `নিবন্ধন সম্পন্ন: ${title}`, opening: `“${title}”-এ আপনার জায়গা নিশ্চিত হয়েছে।` },
    },
    waiting: {
      en: {
        subject: `You are on the waiting list: ${title}`,
        opening: `“${title}” is full. You are on the waiting list; if a place becomes free, we will write to you.`,
      },
      bn: {
        subject: `অপেক্ষমাণ তালিকায়: ${title}`,
        opening: `“${title}”-এ এখন জায়গা নেই। আপনি অপেক্ষমাণ তালিকায় আছেন; জায়গা খালি হলে জানাব।`,
      },
    },
    reminder: {
      en: {
        subject: `Soon: ${title}`,
        opening: `“${title}” starts soon, and you hold a place. If you cannot come, give the place back: the next in line gets it.`,
      },
      bn: {
        subject: `শিগগিরই শুরু: ${title}`,
        opening: `“${title}” শিগগিরই শুরু হবে, আপনার জায়গা আছে। আসতে না পারলে জায়গাটি ছেড়ে দিন: অপেক্ষমাণ পরের জন পাবেন।`,
      },
    },
    cancelled: {
      en: {
        subject: `Your place is given up: ${title}`,
        opening: `Your registration for “${title}” is cancelled.`,
      },
      bn: { subject: `নিবন্ধন বাতিল: ${title}`, opening: `“${title}”-এর নিবন্ধন বাতিল হয়েছে।` },
    },
    deleted: {
      en: {
        subject: `Cancelled: ${title}`,
        opening: `“${title}” does not take place. Your registration has ended; you need not do anything.`,
      },
      bn: {
        subject: `ক্যাম্পেইন বাতিল: ${title}`,
        opening: `“${title}” হচ্ছে না। আপনার নিবন্ধন শেষ হয়ে গেছে; আপনাকে কিছু করতে হবে না।`,
      },
    },
  } as const;
  return texts[kind];
}

/** The texts for an address that is not confirmed yet. */
const unconfirmedTexts = {
  en: {
    registered: {
      subject: (title: string) => `Please confirm your registration: ${title}`,
      opening: (title: string) =>
        `This address was registered for “${title}”. The place is held for 30 minutes: open this link to keep it.`,
    },
    unlimited: {
      subject: (title: string) => `Please confirm your registration: ${title}`,
      opening: (title: string) =>
        `This address was registered for “${title}”. Open this link to confirm the registration.`,
    },
    waiting: {
      subject: (title: string) => `Please confirm your place in the waiting list: ${title}`,
      opening: (title: string) =>
        `This address was entered in the waiting list of “${title}”. Open this link within 30 minutes to stay in it; if a place becomes free, we will write to you.`,
    },
  },
  bn: {
    registered: {
      subject: (title: string) => `নিবন্ধন নিশ্চিত করুন: ${title}`,
      opening: (title: string) =>
        `“${title}”-এ এই ঠিকানা দিয়ে নিবন্ধন করা হয়েছে। জায়গাটি ৩০ মিনিট রাখা থাকবে: ধরে রাখতে নিচের লিংকটি খুলুন।`,
    },
    unlimited: {
      subject: (title: string) => `নিবন্ধন নিশ্চিত করুন: ${title}`,
      opening: (title: string) =>
        `“${title}”-এ এই ঠিকানা দিয়ে নিবন্ধন করা হয়েছে। নিবন্ধন নিশ্চিত করতে নিচের লিংকটি খুলুন।`,
    },
    waiting: {
      subject: (title: string) => `অপেক্ষমাণ তালিকায় থাকা নিশ্চিত করুন: ${title}`,
      opening: (title: string) =>
        `“${title}”-এর অপেক্ষমাণ তালিকায় এই ঠিকানা দেওয়া হয়েছে। তালিকায় থাকতে ৩০ মিনিটের মধ্যে নিচের লিংকটি খুলুন; জায়গা খালি হলে জানাব।`,
    },
  },
} as const;

/** The first mail to an unconfirmed address. `unlimited`: the campaign has no limit, so the place does not expire. */
export function unconfirmedMailTextOf(
  kind: 'registered' | 'waiting' | 'unlimited',
  { language, title }: { language: 'en' | 'bn'; title: string },
): MailText {
  const { subject, opening } = unconfirmedTexts[language][kind];
  return { subject: subject(title), opening: opening(title) };
}

export const labels = {
  en: {
    dear: 'Dear',
    hello: 'Hello,',
    starts: 'Starts',
    ends: 'Ends',
    zone: 'Dhaka time',
    place: 'Place',
    roll: 'Roll number',
    digits: (text: string) => text,
    confirm: { registered: 'Confirm my registration', waiting: 'Confirm my place in the list' },
    page: 'Open the campaign',
    results: 'See the results',
    cancel: 'You cannot come? Give the place back',
    leave: 'Leave the waiting list',
    accept: 'See the offer and accept it',
    decline: 'Decline the place',
    acceptBy: 'Held until',
    card: 'Open the admit card',
    sit: 'Open the exam',
    ownResult: 'See your result',
    score: 'Score',
    rank: 'Rank',
    outOf: (part: string, whole: string) => `${part} of ${whole}`,
    cardLater: 'Your admit card, once you have confirmed',
    stranger: 'It was not you? Then do nothing: without the link this registration does not count.',
    reason: (title: string) => `You have this mail because you registered for “${title}”.`,
  },
  bn: {
    dear: 'প্রিয়',
    hello: 'শুভেচ্ছা,',
    starts: 'শুরু',
    ends: 'শেষ',
    zone: 'ঢাকার সময়',
    place: 'স্থান',
    roll: 'রোল নম্বর',
    digits: bengaliDigits,
    confirm: { registered: 'নিবন্ধন নিশ্চিত করুন', waiting: 'তালিকায় থাকা নিশ্চিত করুন' },
    page: 'ক্যাম্পেইনের পাতা খুলুন',
    results: 'ফল দেখুন',
    cancel: 'আসতে পারছেন না? জায়গাটি ছেড়ে দিন',
    leave: 'অপেক্ষমাণ তালিকা থেকে নাম তুলে নিন',
    accept: 'প্রস্তাবটি দেখে গ্রহণ করুন',
    decline: 'জায়গাটি ছেড়ে দিন',
    acceptBy: 'রাখা থাকবে',
    card: 'প্রবেশপত্র খুলুন',
    sit: 'পরীক্ষা খুলুন',
    ownResult: 'আপনার ফল দেখুন',
    score: 'প্রাপ্ত নম্বর',
    rank: 'মেধাস্থান',
    outOf: (part: string, whole: string) => `${whole}-এর মধ্যে ${part}`,
    cardLater: 'আপনার প্রবেশপত্র, নিশ্চিত করার পর',
    stranger: 'আপনি নিবন্ধন করেননি? তাহলে কিছু করতে হবে না: লিংকটি না খুললে নিবন্ধনটি গোনা হবে না।',
    reason: (title: string) => `“${title}”-এ নিবন্ধন করেছেন বলে এই মেইলটি পেলেন।`,
  },
} as const;
