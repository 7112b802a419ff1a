import type { Collection } from '@pathshala/stores/documents/port';
import type { StoredAttempt } from './stored-attempt.ts';
import type { Attempts } from '../ports.ts';

const shownAtDesk = {
  studentId: 1,
  status: 1,
  startedAt: 1,
  deadlineAt: 1,
  answers: 1,
  written: 1,
  savedAt: 1,
  seenAt: 1,
  'outcome.submittedAt': 1,
  'outcome.closedBy': 1,
} as const;

/** The attempts as the exam desk reads them, and the times of their pages' latest calls. */
export function createDocumentDeskAttempts(
  stored: Collection<StoredAttempt>,
): Pick<Attempts, 'atDesk' | 'deskPage' | 'closedSince' | 'noteSeen'> {
  return {
    atDesk: (examId, ids) =>
      stored.find({ _id: { $in: ids }, examId }, { projection: shownAtDesk }).toArray(),

    deskPage(examId, { status, after, limit }) {
      const filter = { examId, status, _id: { $gt: after } };
      return stored.find(filter, { projection: shownAtDesk, sort: { _id: 1 }, limit }).toArray();
    },

    async closedSince(examId, time) {
      const isClosed = { 'outcome.closedBy': 'clock', 'outcome.submittedAt': { $gte: time } };
      const filter = { examId, status: 'submitted', ...isClosed };
      return (await stored.find(filter, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id);
    },

    // `rev` stays, because a submit does not read this field.
    async noteSeen(ids, at) {
      await stored.updateMany({ _id: { $in: ids }, status: 'open' }, { $set: { seenAt: at } });
    },
  };
}
