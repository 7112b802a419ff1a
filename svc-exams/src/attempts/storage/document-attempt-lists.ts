import type { Collection } from '@pathshala/service-kit/documents';
import { findPage } from '@pathshala/service-kit/documents/find-page';
import type { Attempt } from '../domain/attempt.ts';
import type { Attempts } from '../domain/attempts.ts';

export function createDocumentAttemptLists(
  stored: Collection<Attempt>,
): Pick<Attempts, 'overdue' | 'openOf' | 'firstAttempts'> {
  return {
    async overdue(before, limit) {
      const filter = { status: 'open', deadlineAt: { $lt: before } };
      const options = { sort: { deadlineAt: 1 }, limit, projection: { _id: 1 } } as const;
      return (await stored.find(filter, options).toArray()).map((attempt) => attempt._id);
    },

    openOf(studentId, notBefore, { page, pageSize }) {
      const filter = { studentId, status: 'open', deadlineAt: { $gte: notBefore } };
      return findPage(stored, filter, { page, pageSize, sort: { deadlineAt: 1, _id: 1 } });
    },

    async firstAttempts(studentId, examIds) {
      if (examIds.length === 0) return new Map();
      const found = await stored.find({ studentId, examId: { $in: examIds }, attemptNo: 1 }).toArray();
      return new Map(found.map((attempt) => [attempt.examId, attempt]));
    },
  };
}
