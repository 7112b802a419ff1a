import { findPage } from '@pathshala/stores/documents/find-page';
import type { DocumentStore, Filter } from '@pathshala/stores/documents/port';
import type { AttemptsWithin } from '../../exams/index.ts';
import type { AnswerQuery, WaitingExam, WrittenResult, WrittenResults } from '../ports.ts';

export const writtenResultIndexes = [
  { collection: 'attempts', keys: { 'outcome.awaitsMarks': 1, 'outcome.submittedAt': 1 } },
  { collection: 'attempts', keys: { 'outcome.marking.markedAt': 1 } },
] as const;

const projection = { studentId: 1, examId: 1, examKind: 1, title: 1, outcome: 1 } as const;
const oldestFirst = { 'outcome.submittedAt': 1, _id: 1 } as const;
const latestMarkedFirst = { 'outcome.marking.markedAt': -1, _id: -1 } as const;
const countedAnswers = 1000;

function filterOf({ state, examId, within }: Omit<AnswerQuery, 'page' | 'pageSize'>): Filter {
  const ofExam = { ...(within && filterWithin(within)), ...(examId === undefined ? {} : { examId }) };
  if (state === 'unmarked') return { ...ofExam, 'outcome.awaitsMarks': true };
  return { ...ofExam, 'outcome.marking.markedAt': { $gt: '' } };
}

/** Matches the attempts that limited rights reach. */
function filterWithin({ courseIds, batchCourseIds, studentIds }: AttemptsWithin): Filter {
  const ofStudents = { courseId: { $in: [...batchCourseIds] }, studentId: { $in: [...studentIds] } };
  return { $and: [{ $or: [{ courseId: { $in: [...courseIds] } }, ofStudents] }] };
}

/** Reads the attempts: a result has no document of its own. */
export function createDocumentWrittenResults(documents: DocumentStore): WrittenResults {
  const attempts = documents.collection<WrittenResult>('attempts');
  const firstOf = async (filter: Filter): Promise<string | null> => {
    const found = await attempts.findOne(filter, { sort: oldestFirst, projection: { _id: 1 } });
    return found?._id ?? null;
  };
  return {
    list: ({ page, pageSize, ...filter }) => {
      const sort = filter.state === 'unmarked' ? oldestFirst : latestMarkedFirst;
      return findPage(attempts, filterOf(filter), { page, pageSize, sort, projection });
    },

    count: (filter) => attempts.countDocuments(filterOf(filter)),

    async waitingExams(within) {
      const options = {
        projection: { examId: 1, title: 1, 'outcome.submittedAt': 1 },
        sort: oldestFirst,
        limit: countedAnswers,
      } as const;
      const found = await attempts.find(filterOf({ state: 'unmarked', within }), options).toArray();
      const exams = new Map<string, WaitingExam>();
      for (const { examId, title, outcome } of found) {
        const { unmarked = 0, since = outcome.submittedAt } = exams.get(examId) ?? {};
        exams.set(examId, { examId, title, unmarked: unmarked + 1, since });
      }
      return [...exams.values()];
    },

    async nextUnmarked({ _id, examId, outcome: { submittedAt } }, within) {
      const others = filterOf({ state: 'unmarked', examId, within });
      const later = [
        { 'outcome.submittedAt': { $gt: submittedAt } },
        { 'outcome.submittedAt': submittedAt, _id: { $gt: _id } },
      ];
      return (await firstOf({ ...others, $or: later })) ?? firstOf({ ...others, _id: { $ne: _id } });
    },
  };
}
