import type { Collection, DocumentStore } from '@pathshala/service-kit/documents';
import { isSubmitted, type Attempt } from '../../attempts/domain/attempt.ts';
import type { Results, ResultsQuery } from '../domain/results.ts';

export const resultIndexes = [
  { collection: 'attempts', keys: { studentId: 1, status: 1, startedAt: 1 } },
  { collection: 'attempts', keys: { studentId: 1, unitId: 1 } },
] as const;

/** Reads the submitted attempts: a result is no document of its own, so it cannot disagree with its attempt. */
export function createDocumentResults(documents: DocumentStore): Results {
  const attempts: Collection<Attempt> = documents.collection('attempts');
  return {
    async page(query) {
      const filter = filterOf(query);
      const [items, total] = await Promise.all([
        attempts
          .find(filter, {
            sort: sortOf(query.sort),
            skip: (query.page - 1) * query.pageSize,
            limit: query.pageSize,
            projection: { answers: 0, outbox: 0 },
          })
          .toArray(),
        attempts.countDocuments(filter),
      ]);
      return { items: items.filter(isSubmitted), total };
    },

    async ofUnit(studentId, unitId) {
      const found = await attempts.find({ studentId, unitId }, { projection: { answers: 0 } }).toArray();
      return found.filter(isSubmitted);
    },
  };
}

function filterOf({ studentId, examKind, examId }: ResultsQuery) {
  return {
    studentId,
    status: 'submitted',
    ...(examKind === undefined ? {} : { examKind }),
    ...(examId === undefined ? {} : { examId }),
  };
}

/** The id last, so that pages neither repeat nor skip a result. */
function sortOf(sort: ResultsQuery['sort']) {
  const direction = sort === '-dateTaken' ? -1 : 1;
  return { startedAt: direction, _id: direction } as const;
}
