import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { Attempts } from '../attempts/index.ts';
import type { PaperKeys, Papers } from '../papers/index.ts';
import type { ExamFindings } from './domain/exam-findings.ts';

/** What an analysis reads. */
export interface AnalysisPorts {
  readonly papers: Pick<Papers, 'head' | 'version'>;
  readonly attempts: Pick<Attempts, 'submittedIn'>;
}

/** What finding faulty questions after an exam reads beside. */
export interface FindingPorts extends AnalysisPorts {
  readonly papers: Pick<Papers, 'head' | 'heads' | 'version' | 'headsClosedBetween'>;
  readonly attempts: Pick<Attempts, 'submittedIn' | 'hasUnclosed'>;
  readonly paperKeys: Pick<PaperKeys, 'find'>;
}

/** What was found after the end of each exam, by paper id. */
export interface FindingsOfExams extends AggregateStore<ExamFindings> {
  /** Those of the ids that have a document. */
  known(paperIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Ids of exams that are to be looked at by now (epoch milliseconds), the longest due first. */
  due(now: number, limit: number): Promise<readonly string[]>;
  /** With questions that nobody has looked at, the longest waiting first. */
  open(limit: number): Promise<readonly ExamFindings[]>;
  /** Removes the name of a deleted administrator. */
  forget(userId: string): Promise<void>;
}
