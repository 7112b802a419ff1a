import type { DocumentStore } from '@pathshala/stores/documents/port';
import { pending } from '@pathshala/service-kit/events/aggregate';
import { pageOfSmall, republishFrom, type RepublishSource } from '@pathshala/service-kit/events/republish';
import { attemptBegun, examStarted, examSubmitted } from '@pathshala/svc-exams-contract/events';
import { kindsWhere } from '../../papers/index.ts';
import { isSubmitted } from '../domain/attempt.ts';
import { begunFact, submittedFact } from './submitted-fact.ts';
import type { StoredAttempt } from './stored-attempt.ts';
import { examStartedFact, type ExamStart } from './document-exam-starts.ts';

/** Republishes every result in its latest version, the starts of ranked exams, and the first start of each. */
export function republishable({
  documents,
}: {
  readonly documents: DocumentStore;
}): readonly RepublishSource[] {
  return [
    republishFrom(examSubmitted, {
      collection: documents.collection<StoredAttempt>('attempts'),
      filter: { status: 'submitted' },
      pageSize: pageOfSmall,
      eventOf: (attempt) =>
        isSubmitted(attempt) && attempt.outcome.awaitsMarks !== true
          ? pending(examSubmitted, submittedFact(attempt))
          : null,
    }),
    republishFrom(attemptBegun, {
      collection: documents.collection<StoredAttempt>('attempts'),
      filter: { examKind: { $in: [...kindsWhere(({ isRanked }) => isRanked)] } },
      eventOf: (attempt) => pending(attemptBegun, begunFact(attempt)),
    }),
    republishFrom(examStarted, {
      collection: documents.collection<ExamStart>('exam_starts'),
      filter: {},
      eventOf: (start) => pending(examStarted, examStartedFact(start)),
    }),
  ];
}
