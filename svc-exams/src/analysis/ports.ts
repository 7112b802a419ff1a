import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { DeskAttempts } from '../attempts/index.ts';
import type { Paper, PaperHead, PaperKeys, Papers } from '../papers/index.ts';
import type { ExamFindings } from './domain/exam-findings.ts';

/** The ports that an analysis reads. */
export interface AnalysisPorts {
  readonly papers: Pick<Papers, 'head' | 'version'>;
  readonly deskAttempts: Pick<DeskAttempts, 'submittedIn'>;
}

/** The further ports for the findings after an exam. */
export interface FindingPorts extends AnalysisPorts {
  readonly papers: Pick<Papers, 'head' | 'heads' | 'version' | 'headsClosedBetween'>;
  readonly deskAttempts: Pick<DeskAttempts, 'submittedIn' | 'hasUnclosed'>;
  readonly paperKeys: Pick<PaperKeys, 'find'>;
}

/** The analysis as other capabilities use it. */
export interface MeasuringPorts {
  /** Counts the first attempts of all students by the current key; `statistics` by question id. */
  readonly measurePaper: (head: PaperHead) => Promise<{
    readonly paper: Paper;
    readonly statistics: ReadonlyMap<string, { readonly count: number; readonly correct: number }>;
  }>;
}

/** The findings after the end of each exam, by paper id. */
export interface FindingsOfExams extends AggregateStore<ExamFindings> {
  /** Returns those of the ids that have a document. */
  known(paperIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Ids of exams whose analysis is due now (epoch milliseconds), the longest due first. */
  due(now: number, limit: number): Promise<readonly string[]>;
  /** Findings with questions that nobody has reviewed, the longest waiting first. */
  open(limit: number): Promise<readonly ExamFindings[]>;
  /** Removes the name of a deleted administrator. */
  forget(userId: string): Promise<void>;
}
