import { containsText } from '@pathshala/stores/documents/contains-text';
import type { Collection, DocumentStore, Filter } from '@pathshala/stores/documents/port';
import { betweenDays } from '@pathshala/stores/documents/between-days';
import { findPage } from '@pathshala/stores/documents/find-page';
import { asciiDigits, bengaliDigits } from '@pathshala/rules/digits';
import { type Attempt, isSubmitted } from '../../attempts/index.ts';
import type { AttemptsWithin } from '../../exams/index.ts';
import type { AllResultsQuery, Results, ResultsQuery } from '../ports.ts';

export const resultsIndexes = [
  { collection: 'attempts', keys: { studentId: 1, status: 1, startedAt: 1 } },
  { collection: 'attempts', keys: { studentId: 1, unitId: 1 } },
] as const;

/** Fields that no list of results shows. */
const withoutAnswers = { answers: 0, marked: 0, spent: 0, focusLosses: 0, written: 0, outbox: 0 } as const;

/** Reads the submitted attempts: a result has no document of its own, so it cannot differ from its attempt. */
export function createDocumentResults(documents: DocumentStore): Results {
  const attempts: Collection<Attempt> = documents.collection('attempts');
  return {
    async page(query) {
      const { page, pageSize } = query;
      const sort = sortOf(query.sort);
      const found = await findPage(attempts, filterOf(query), {
        page,
        pageSize,
        sort,
        projection: withoutAnswers,
      });
      return { ...found, items: found.items.filter(isSubmitted) };
    },

    async pageOfAll(query) {
      const { page, pageSize } = query;
      const direction = query.sort === '-submitted' ? -1 : 1;
      const sort = { 'outcome.submittedAt': direction, _id: direction } as const;
      const projection = { answers: 0, outbox: 0 } as const;
      const found = await findPage(attempts, filterOfAll(query), { page, pageSize, sort, projection });
      return { ...found, items: found.items.filter(isSubmitted) };
    },

    async ofUnit(studentId, unitId) {
      const found = await attempts
        .find({ studentId, unitId, examKind: 'past-year' }, { projection: withoutAnswers })
        .toArray();
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

/** A title is stored as written: its digits may be of either script. */
function matching({ q = '', students = [] }: Pick<AllResultsQuery, 'q' | 'students'>): Filter {
  const spellings = new Set([q, asciiDigits(q), bengaliDigits(q)]);
  const byTitle = [...spellings].map((spelling) => containsText(['title'], spelling));
  return q === '' ? {} : { $or: [...byTitle, { studentId: { $in: [...students] } }] };
}

/** Matches the attempts that limited rights reach. */
function filterWithin({ courseIds, batchCourseIds, studentIds }: AttemptsWithin): Filter {
  const ofStudents = { courseId: { $in: [...batchCourseIds] }, studentId: { $in: [...studentIds] } };
  return { $and: [{ $or: [{ courseId: { $in: [...courseIds] } }, ofStudents] }] };
}

function filterOfAll(query: AllResultsQuery): Filter {
  const { examId, studentId, examKind, submittedFrom, submittedTo } = query;
  return {
    status: 'submitted',
    ...(query.within && filterWithin(query.within)),
    ...matching(query),
    ...(examId === undefined ? {} : { examId }),
    ...(studentId === undefined ? {} : { studentId }),
    ...(examKind === undefined ? {} : { examKind }),
    ...betweenDays('outcome.submittedAt', submittedFrom, submittedTo),
  };
}

/** The id is the last sort field, so that pages neither repeat nor skip a result. */
function sortOf(sort: ResultsQuery['sort']) {
  const direction = sort === '-dateTaken' ? -1 : 1;
  return { startedAt: direction, _id: direction } as const;
}
