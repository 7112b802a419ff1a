import type { DocumentStore } from '@pathshala/stores/documents/port';
import type { Attempt } from '../domain/attempt.ts';
import type { AttemptStatistics } from '../ports.ts';

/**
 * Each count reads one index and no document; counts of an exam use one of `attemptsIndexes`. The list of all results is paged
 * and searched by it.
 */
export const attemptStatisticsIndexes = [
  {
    collection: 'attempts',
    keys: {
      status: 1,
      'outcome.submittedAt': 1,
      _id: 1,
      title: 1,
      studentId: 1,
      examId: 1,
      examKind: 1,
    },
  },
] as const;

export function createDocumentAttemptStatistics(documents: DocumentStore): AttemptStatistics {
  const stored = documents.collection<Attempt>('attempts');
  return {
    countOpen: () => stored.countDocuments({ status: 'open' }),
    countOpenIn: (examId) => stored.countDocuments({ examId, status: 'open' }),
    countSubmitted: ({ from, to }) =>
      stored.countDocuments({ status: 'submitted', 'outcome.submittedAt': { $gte: from, $lt: to } }),
    countSittings: () => stored.countDocuments({ status: 'submitted', examKind: { $ne: 'practice' } }),
  };
}
