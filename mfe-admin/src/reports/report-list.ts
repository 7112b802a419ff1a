import { permissions } from '@pathshala/rules/permissions';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { reportPaths } from './paths.ts';

type Text = Readonly<Record<'en' | 'bn', string>>;

/** A report with its page. */
interface Report {
  readonly path: string;
  readonly text: Text;
  /** The question that it answers. */
  readonly lead: Text;
  /** The required permission; one of several is enough. The service enforces the same. */
  readonly permission: readonly string[];
}

/** All reports, in the order of their tabs. */
export const reports = {
  enrolments: {
    path: reportPaths.enrolments,
    text: commonTexts.enrolments,
    lead: {
      en: 'How many students enrolled, when and in which courses.',
      bn: 'কবে, কোন কোর্সে কতজন ভর্তি হয়েছে।',
    },
    permission: [permissions.support],
  },
  revenue: {
    path: reportPaths.revenue,
    text: commonTexts.payments,
    lead: {
      en: 'Payments that students reported, and what was approved and refused.',
      bn: 'শিক্ষার্থীরা যেসব পেমেন্টের কথা জানিয়েছে, তার কত অনুমোদিত আর কত ফেরত।',
    },
    permission: [permissions.support],
  },
  fees: {
    path: reportPaths.fees,
    text: commonTexts.fees,
    lead: {
      en: 'What was charged, discounted, received and refunded: by day, method, course, batch and teacher.',
      bn: 'কত ফি ধরা হয়েছে, কত ছাড়, কত পাওয়া ও কত ফেরত: দিন, মাধ্যম, কোর্স, ব্যাচ ও শিক্ষক অনুযায়ী।',
    },
    permission: [permissions.support],
  },
  courses: {
    path: reportPaths.courses,
    text: { en: 'Progress in courses', bn: 'কোর্সে অগ্রগতি' },
    lead: {
      en: 'How far the students who enrolled in these days have come until now.',
      bn: 'এই দিনগুলোতে যারা ভর্তি হয়েছে, তারা এখন পর্যন্ত কতদূর এগিয়েছে।',
    },
    permission: [permissions.support, permissions.questions],
  },
  exams: {
    path: reportPaths.exams,
    text: { en: 'Scores of exams', bn: 'পরীক্ষার নম্বর' },
    lead: {
      en: 'How the scores of each exam are distributed, and how many passed.',
      bn: 'প্রতিটি পরীক্ষায় নম্বরের বণ্টন, আর কতজন পাস করেছে।',
    },
    permission: [permissions.questions, permissions.marking, permissions.campaigns],
  },
  activity: {
    path: reportPaths.activity,
    text: { en: 'Activity', bn: 'পরীক্ষার সময়' },
    lead: {
      en: 'On which days, and at which hours of the week, exams are sat.',
      bn: 'কোন দিন আর সপ্তাহের কোন সময়ে পরীক্ষা দেওয়া হয়।',
    },
    permission: [permissions.questions, permissions.marking, permissions.campaigns],
  },
  campaigns: {
    path: reportPaths.campaigns,
    text: commonTexts.campaigns,
    lead: {
      en: 'How many saw a campaign, registered, verified their address and sat the exam.',
      bn: 'কতজন ক্যাম্পেইন দেখেছে, নিবন্ধন করেছে, ঠিকানা যাচাই করেছে আর পরীক্ষা দিয়েছে।',
    },
    permission: [permissions.campaigns],
  },
} as const satisfies Readonly<Record<string, Report>>;

export type ReportName = keyof typeof reports;
