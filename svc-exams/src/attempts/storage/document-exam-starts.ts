import { isInserted } from '@pathshala/documents/insert-once';
import { pending, type AggregateStore } from '@pathshala/events/aggregate';
import { examStarted } from '@pathshala/svc-exams-contract/events';
import { LRUCache } from 'lru-cache';
import { entryLimit } from '@pathshala/service-kit/memory/entry-limit';
import type { Attempt } from '../domain/attempt.ts';
import type { ExamStarts } from '../ports.ts';

/** Exams whose start this process has seen stored: more than run at once. */
const cachedExams = 10_000;

/** The first start of an exam; `_id` is the exam's, so that of any number of first starts one is stored. */
export interface ExamStart {
  readonly _id: string;
  readonly examKind: Attempt['examKind'];
  readonly startedAt: string;
}

/** One document for each exam, with its event. An exam that was announced before costs no write. */
export function createDocumentExamStarts(aggregates: AggregateStore<ExamStart>): ExamStarts {
  const announced = new LRUCache<string, Promise<void>>(entryLimit(cachedExams));

  async function announceOnce({ examId, examKind, startedAt }: Parameters<ExamStarts['announce']>[0]) {
    const fact = pending(examStarted, { examKind, examId, startedAt });
    await isInserted(aggregates.insert({ _id: examId, examKind, startedAt }, [fact]));
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
