import type { ReportCell } from '@pathshala/reports/report-fact';
import type { BucketRange } from '@pathshala/reports/report-totals';
import type { Papers } from '../papers/index.ts';
import type { ScoreCount } from './domain/score-distribution.ts';
import type { Sitting } from './domain/sitting.ts';

interface AsOf {
  /** ISO 8601: every result that had arrived by then is counted. */
  readonly asOf: string;
}

/** The sittings of one kind in one hour of a day. */
export interface CountedHour {
  readonly examKind: string;
  readonly hour: number;
  readonly count: number;
}

/** The projection of results that reports are read from. Ranges are days in Dhaka. */
export interface Sittings {
  /** Of no effect when this or a later version of the result is stored. */
  record(sitting: Sitting): Promise<void>;
  /** Days that have sittings, oldest first. */
  activity(
    range: BucketRange,
  ): Promise<
    AsOf & { readonly days: readonly { readonly day: string; readonly hours: readonly CountedHour[] }[] }
  >;
  /** By exam: sittings, and the sum of their scores in hundredths; in parts that are to be added up. */
  exams(range: BucketRange): Promise<AsOf & { readonly cells: readonly ReportCell[] }>;
  /** As they are now. */
  scoresOf(examId: string, range: BucketRange): Promise<readonly ScoreCount[]>;
}

/** What reports need of papers. */
export interface ReportPorts {
  readonly papers: Pick<Papers, 'head' | 'heads' | 'publishedVersion'>;
}
