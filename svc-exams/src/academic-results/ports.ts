import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { AcademicResult } from './domain/academic-result.ts';

interface AcademicResultQuery {
  readonly studentId: string;
  readonly page: number;
  readonly pageSize: number;
  /** `dateTaken` or `title`, with a minus descending. */
  readonly sort: string;
}

/** Results that administrators enter. Deleted ones are found by id only, until they are removed. */
export interface AcademicResults extends AggregateStore<AcademicResult> {
  list(query: AcademicResultQuery): Promise<{ items: AcademicResult[]; total: number }>;
  /** Deleted results that can be restored at `now` (epoch ms), the latest delete first. */
  listRestorable(now: number): Promise<AcademicResult[]>;
  /** Ids of deleted results whose undo window is over. */
  listRemovalDue(now: number, limit: number): Promise<string[]>;
  remove(id: string): Promise<void>;
  removeOfStudent(studentId: string): Promise<void>;
  forgetEditor(userId: string): Promise<void>;
}

/** The existing accounts, as svc-auth publishes them. */
export interface Students {
  /** `unknown`: not verified yet, or verified before svc-exams stored it. */
  find(studentId: string): Promise<'known' | 'deleted' | 'unknown'>;
  add(studentId: string): Promise<void>;
  markDeleted(studentId: string): Promise<void>;
}
