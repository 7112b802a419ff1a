import { isSubmitted } from '../domain/attempt.ts';
import type { DeskAttempts } from '../ports.ts';
import type { AttemptStorage } from './attempt-writes.ts';

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

const sittingFields = {
  _id: 1,
  examId: 1,
  examKind: 1,
  paperVersion: 1,
  startedAt: 1,
  deadlineAt: 1,
  graceMs: 1,
  extraTimes: 1,
} as const;

/** The attempts of one exam: what administrators and their desk read of them and do to them. */
export function createDocumentDeskAttempts({
  stored,
  writes,
}: Pick<AttemptStorage, 'stored' | 'writes'>): DeskAttempts {
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

    openIn(examId, after, limit) {
      const filter = { examId, status: 'open', _id: { $gt: after } };
      return stored.find(filter, { projection: sittingFields, sort: { _id: 1 }, limit }).toArray();
    },

    async resultsShownFromElse(examId, since, scoreVisibleFrom) {
      // Uses the index of deadlines, so that not all results of years are read.
      const ended = { status: 'submitted', deadlineAt: { $gte: since }, examId };
      const filter = { ...ended, 'outcome.scoreVisibleFrom': { $ne: scoreVisibleFrom } };
      return (await stored.find(filter, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id);
    },

    async hasUnclosed(examId, now) {
      // Uses the index of deadlines: only attempts that the sweeper has not closed yet lie before now.
      const filter = { status: 'open', deadlineAt: { $lte: new Date(now).toISOString() }, examId };
      return (await stored.findOne(filter, { projection: { _id: 1 } })) !== null;
    },

    async submittedIn(examId, after, limit) {
      const beyond = after === null ? {} : { _id: { $gt: after } };
      const filter = { examId, status: 'submitted', ...beyond };
      return (await stored.find(filter, { sort: { _id: 1 }, limit }).toArray()).filter(isSubmitted);
    },

    moveDeadline: (attempt, to) => writes.setDeadline(attempt, to),

    giveTime: (attempt, { to, extra }) =>
      writes.setDeadline(attempt, to, {
        condition: { 'extraTimes.actId': { $ne: extra.actId } },
        $push: { extraTimes: extra },
      }),

    noteSeen: (ids, at) => writes.setSeen(ids, at),
  };
}
