import { findPage } from '@pathshala/stores/documents/find-page';
import { kindsWhere } from '../../papers/index.ts';
import { isSubmitted } from '../domain/attempt.ts';
import { overBefore } from '../domain/clock.ts';
import type { Attempts } from '../ports.ts';
import type { ReadAttempts } from './attempt-writes.ts';
import { leastGrace, whereNotOver, whereOver } from './over-filter.ts';

const kindsTakenAgain = kindsWhere(({ isAgainAllowed }) => isAgainAllowed);

/** Lists of a student's attempts, and of the attempts that the clock has to submit. */
export function createDocumentAttemptLists(
  stored: ReadAttempts,
): Pick<Attempts, 'overdue' | 'openOf' | 'openAt' | 'startedSince' | 'firstAttempts' | 'submittedBetween'> {
  return {
    async overdue(now, limit) {
      const filter = { status: 'open', deadlineAt: { $lt: overBefore(now, leastGrace) }, ...whereOver(now) };
      const options = { sort: { deadlineAt: 1 }, limit, projection: { _id: 1 } } as const;
      return (await stored.find(filter, options).toArray()).map((attempt) => attempt._id);
    },

    openOf(studentId, now, { page, pageSize }) {
      const filter = { studentId, status: 'open', ...whereNotOver(now) };
      return findPage(stored, filter, { page, pageSize, sort: { deadlineAt: 1, _id: 1 } });
    },

    async openAt(studentId, examIds, now) {
      const filter = { studentId, status: 'open', examId: { $in: examIds }, ...whereNotOver(now) };
      const found = await stored.find(filter, { projection: { examId: 1 } }).toArray();
      return new Set(found.map(({ examId }) => examId));
    },

    async startedSince(studentId, since) {
      const filter = {
        studentId,
        status: { $in: ['open', 'submitted'] },
        startedAt: { $gt: since },
        examKind: { $in: kindsTakenAgain },
      };
      const projection = { startedAt: 1 } as const;
      const started = await stored.find(filter, { projection, sort: { startedAt: 1 } }).toArray();
      return { count: started.length, first: started[0]?.startedAt ?? null };
    },

    async submittedBetween(studentId, { from, to }) {
      const submittedAt = { $gte: from, $lt: to };
      const filter = { studentId, status: 'submitted', 'outcome.submittedAt': submittedAt };
      return (await stored.find(filter).toArray()).filter(isSubmitted);
    },

    async firstAttempts(studentId, examIds) {
      if (examIds.length === 0) return new Map();
      const found = await stored.find({ studentId, examId: { $in: examIds }, attemptNo: 1 }).toArray();
      return new Map(found.map((attempt) => [attempt.examId, attempt]));
    },
  };
}
