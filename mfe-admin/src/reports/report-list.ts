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
} as const satisfies Readonly<Record<string, Report>>;

export type ReportName = keyof typeof reports;
