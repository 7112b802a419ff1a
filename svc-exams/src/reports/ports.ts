import type { ReportCell } from '@pathshala/reports/report-fact';
import type { BucketRange } from '@pathshala/reports/report-totals';
import type { Papers } from '../papers/index.ts';
import type { ScoreCount } from './domain/score-distribution.ts';
import type { Sitting } from './domain/sitting.ts';

interface AsOf {
  /** ISO 8601: every result that had arrived at that time is counted. */
  readonly asOf: string;
}

/** The sittings of one kind in one hour of a day. */
export interface CountedHour {
  readonly examKind: string;
  readonly hour: number;
  readonly count: number;
}

/** The projection of results from which reports are read. Ranges are days in Dhaka. */
export interface Sittings {
  /** Does nothing when this or a later version of the result is stored. */
  record(sitting: Sitting): Promise<void>;
  /** Days that have sittings, oldest first. */
  activity(
    range: BucketRange,
  ): Promise<
    AsOf & { readonly days: readonly { readonly day: string; readonly hours: readonly CountedHour[] }[] }
  >;
  /** By exam: sittings, and the sum of their scores in hundredths; in parts that are to be added up. */
  exams(range: BucketRange): Promise<AsOf & { readonly cells: readonly ReportCell[] }>;
  /** The current scores. */
  scoresOf(examId: string, range: BucketRange): Promise<readonly ScoreCount[]>;
}

/** The paper functions that reports use. */
export interface ReportPorts {
  readonly papers: Pick<Papers, 'head' | 'heads' | 'publishedVersion'>;
}
