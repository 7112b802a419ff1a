import type { Collection } from '@pathshala/service-kit/documents';
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

    async openOf(studentId, notBefore, { page, pageSize }) {
      const filter = { studentId, status: 'open', deadlineAt: { $gte: notBefore } };
      const part = { sort: { deadlineAt: 1, _id: 1 }, skip: (page - 1) * pageSize, limit: pageSize } as const;
      const [items, total] = await Promise.all([
        stored.find(filter, part).toArray(),
        stored.countDocuments(filter),
      ]);
      return { items, total };
    },

    async firstAttempts(studentId, examIds) {
      if (examIds.length === 0) return new Map();
      const found = await stored.find({ studentId, examId: { $in: examIds }, attemptNo: 1 }).toArray();
      return new Map(found.map((attempt) => [attempt.examId, attempt]));
    },
  };
}
