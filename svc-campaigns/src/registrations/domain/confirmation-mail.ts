import type { Campaign } from '../../campaigns/domain/campaign.ts';
import { calendarOf } from './calendar.ts';
import type { Registration } from './registration.ts';

export interface ConfirmationMail {
  readonly subject: string;
  readonly text: string;
  /** An iCalendar file (RFC 5545), only for those who hold a place. */
  readonly calendar: string | null;
}

const timeIn = (language: 'en' | 'bn') =>
  new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Dhaka',
  });

interface Words {
  readonly subject: string;
  readonly opening: string;
}

function wordsOf(kind: NonNullable<Registration['mailDue']>, title: string): Record<'en' | 'bn', Words> {
  const texts = {
    registered: {
      en: { subject: `You are registered: ${title}`, opening: `You hold a place in “${title}”.` },
      bn: { subject: `নিবন্ধন সম্পন্ন: ${title}`, opening: `“${title}”-এ আপনার জায়গা নিশ্চিত হয়েছে।` },
    },
    waiting: {
      en: {
        subject: `You are on the waiting list: ${title}`,
        opening: `“${title}” is full. You are on the waiting list; we will write to you as soon as a place is free.`,
      },
      bn: {
        subject: `অপেক্ষমাণ তালিকায়: ${title}`,
        opening: `“${title}”-এ এখন জায়গা নেই। আপনি অপেক্ষমাণ তালিকায় আছেন; জায়গা খালি হলেই জানাব।`,
      },
    },
    released: {
      en: {
        subject: `Results are out: ${title}`,
        opening: `The results of “${title}” are released. Follow the link to your rank, the merit list and the answers with their explanations.`,
      },
      bn: {
        subject: `ফল প্রকাশিত: ${title}`,
        opening: `“${title}”-এর ফল প্রকাশিত হয়েছে। নিচের লিংকে আপনার মেধাস্থান, মেধাতালিকা এবং ব্যাখ্যাসহ সঠিক উত্তর দেখুন।`,
      },
    },
    cancelled: {
      en: {
        subject: `Your place is given up: ${title}`,
        opening: `Your registration for “${title}” is cancelled.`,
      },
      bn: { subject: `নিবন্ধন বাতিল: ${title}`, opening: `“${title}”-এর নিবন্ধন বাতিল হয়েছে।` },
    },
  } as const;
  return texts[kind];
}

const labels = {
  en: {
    dear: 'Dear',
    starts: 'Starts',
    ends: 'Ends',
    zone: 'Dhaka time',
    place: 'Place',
    roll: 'Roll number',
    from: 'Pathshala',
  },
  bn: {
    dear: 'প্রিয়',
    starts: 'শুরু',
    ends: 'শেষ',
    zone: 'ঢাকার সময়',
    place: 'স্থান',
    roll: 'রোল নম্বর',
    from: 'পাঠশালা',
  },
} as const;

function whenAndWhere(campaign: Campaign, language: 'en' | 'bn'): string[] {
  const label = labels[language];
  const time = timeIn(language);
  return [
    `${label.starts}: ${time.format(new Date(campaign.startDate))} (${label.zone})`,
    `${label.ends}: ${time.format(new Date(campaign.endDate))}`,
    ...(campaign.location ? [`${label.place}: ${campaign.location}`] : []),
  ];
}

/** CMP-04: who, what, when and where, in the language the person registered in. */
export function writeMail(
  kind: NonNullable<Registration['mailDue']>,
  {
    campaign,
    registration,
    publicUrl,
  }: { campaign: Campaign; registration: Registration; publicUrl: string },
): ConfirmationMail {
  const { language, basicInfo, rollNumber } = registration;
  const label = labels[language];
  const { subject, opening } = wordsOf(kind, campaign.title)[language];
  const url = `${publicUrl}/campaigns/${campaign.kind === 'exam' ? 'exam/' : ''}${campaign._id}`;
  const facts = [
    ...(kind === 'released' ? [] : whenAndWhere(campaign, language)),
    ...(rollNumber === null ? [] : [`${label.roll}: ${rollNumber}`]),
  ];
  return {
    subject,
    text: [`${label.dear} ${basicInfo.fullName},`, '', opening, '', ...facts, '', url, '', label.from].join(
      '\n',
    ),
    calendar: kind === 'registered' ? calendarOf(campaign, registration, url) : null,
  };
}
