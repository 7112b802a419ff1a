import { permissions } from '@pathshala/rules/permissions';
import { reportPaths } from './paths.ts';

type Text = Readonly<Record<'en' | 'bn', string>>;

/** A report with its page. */
export interface Report {
  readonly path: string;
  readonly text: Text;
  /** The question that it answers. */
  readonly lead: Text;
  /** Of several, one is enough. The service enforces the same. */
  readonly permission: readonly string[];
}

/** All reports, in the order of their tabs. */
export const reports = {
  enrolments: {
    path: reportPaths.enrolments,
    text: { en: 'Enrolments', bn: 'ভর্তি' },
    lead: {
      en: 'How many students enrolled, when and in which courses.',
      bn: 'কবে, কোন কোর্সে কতজন ভর্তি হয়েছে।',
    },
    permission: [permissions.support],
  },
  revenue: {
    path: reportPaths.revenue,
    text: { en: 'Payments', bn: 'পেমেন্ট' },
    lead: {
      en: 'Payments that students reported, and what was approved and refused.',
      bn: 'শিক্ষার্থীরা যেসব পেমেন্টের কথা জানিয়েছে, তার কত অনুমোদিত আর কত ফেরত।',
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
} as const satisfies Readonly<Record<string, Report>>;

export type ReportName = keyof typeof reports;
