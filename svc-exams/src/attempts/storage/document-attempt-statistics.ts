import type { DocumentStore } from '@pathshala/documents/port';
import type { Attempt } from '../domain/attempt.ts';
import type { AttemptStatistics } from '../ports.ts';

/** Each count reads one index and no document; those of an exam one of `attemptsIndexes`. */
export const attemptStatisticsIndexes = [
  { collection: 'attempts', keys: { 'outcome.submittedAt': 1 } },
] as const;

export function createDocumentAttemptStatistics(documents: DocumentStore): AttemptStatistics {
  const stored = documents.collection<Attempt>('attempts');
  return {
    countOpen: () => stored.countDocuments({ status: 'open' }),
    countOpenIn: (examId) => stored.countDocuments({ examId, status: 'open' }),
    countSubmitted: ({ from, to }) =>
      stored.countDocuments({ 'outcome.submittedAt': { $gte: from, $lt: to } }),
  };
}
