import type { DocumentStore } from '@pathshala/documents/port';
import { pending } from '@pathshala/events/aggregate';
import { republishFrom, type RepublishSource } from '@pathshala/events/republish';
import { examStarted, examSubmitted } from '@pathshala/svc-exams-contract/events';
import { isSubmitted } from '../domain/attempt.ts';
import { submittedFact } from './submitted-fact.ts';
import type { StoredAttempt } from './stored-attempt.ts';
import { examStartedFact, type ExamStart } from './document-exam-starts.ts';

/** What can be published again: every result, in its latest version; the first start of every campaign exam. */
export function republishable({
  documents,
}: {
  readonly documents: DocumentStore;
}): readonly RepublishSource[] {
  return [
    republishFrom(examSubmitted, {
      collection: documents.collection<StoredAttempt>('attempts'),
      filter: { status: 'submitted' },
      eventOf: (attempt) =>
        isSubmitted(attempt) && attempt.outcome.awaitsMarks !== true
          ? pending(examSubmitted, submittedFact(attempt))
          : null,
    }),
    republishFrom(examStarted, {
      collection: documents.collection<ExamStart>('exam_starts'),
      filter: {},
      eventOf: (start) => pending(examStarted, examStartedFact(start)),
    }),
  ];
}
