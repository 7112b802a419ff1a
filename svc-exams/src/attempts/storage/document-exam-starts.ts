import { isInserted } from '@pathshala/stores/documents/insert-once';
import { pending, type AggregateStore } from '@pathshala/service-kit/events/aggregate';
import { examStarted } from '@pathshala/svc-exams-contract/events';
import { LRUCache } from 'lru-cache';
import { entryLimit } from '@pathshala/service-kit/caches/entry-limit';
import type { Attempt } from '../domain/attempt.ts';
import { graceMs as usualGraceMs } from '../domain/clock.ts';
import type { ExamStarts } from '../ports.ts';

/** The number of cached exams whose start is stored: more than are in progress at once. */
const cachedExams = 10_000;

/** The first start of an exam; `_id` is the exam's, so that of any number of first starts one is stored. */
export interface ExamStart {
  readonly _id: string;
  readonly examKind: Attempt['examKind'];
  readonly startedAt: string;
  /** Missing: the usual one. */
  readonly graceMs?: number | undefined;
}

export function examStartedFact({ _id: examId, examKind, startedAt, graceMs = usualGraceMs }: ExamStart) {
  return { examKind, examId, startedAt, graceMs };
}

/** One document for each exam, with its event. An exam that was announced before costs no write. */
export function createDocumentExamStarts(aggregates: AggregateStore<ExamStart>): ExamStarts {
  const announced = new LRUCache<string, Promise<void>>(entryLimit(cachedExams));

  async function announceOnce({ examId, ...attempt }: Parameters<ExamStarts['announce']>[0]) {
    const { examKind, startedAt, graceMs } = attempt;
    const start = { _id: examId, examKind, startedAt, ...(graceMs !== undefined && { graceMs }) };
    await isInserted(aggregates.insert(start, [pending(examStarted, examStartedFact(start))]));
  }

  return {
    announce(attempt) {
      const known = announced.get(attempt.examId);
      if (known !== undefined) return known;
      const announcing = announceOnce(attempt);
      announced.set(attempt.examId, announcing);
      announcing.catch(() => announced.delete(attempt.examId));
      return announcing;
    },
  };
}
