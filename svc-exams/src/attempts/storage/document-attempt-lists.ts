import type { Collection } from '@pathshala/stores/documents/port';
import { findPage } from '@pathshala/stores/documents/find-page';
import { kindsWhere } from '../../papers/index.ts';
import { isSubmitted, type Attempt } from '../domain/attempt.ts';
import { overBefore } from '../domain/clock.ts';
import type { Attempts } from '../ports.ts';
import { leastGrace, whereNotOver, whereOver } from './over-filter.ts';

const kindsTakenAgain = kindsWhere(({ isAgainAllowed }) => isAgainAllowed);

const sittingFields = {
  _id: 1,
  paperVersion: 1,
  startedAt: 1,
  deadlineAt: 1,
  graceMs: 1,
  extraTimes: 1,
} as const;

export function createDocumentAttemptLists(
  stored: Collection<Attempt>,
): Pick<
  Attempts,
  | 'overdue'
  | 'openOf'
  | 'openAt'
  | 'openIn'
  | 'resultsShownFromElse'
  | 'hasUnclosed'
  | 'firstAttempts'
  | 'startedSince'
  | 'submittedIn'
  | 'submittedBetween'
> {
  return {
    ...listsOfStudent(stored),
    ...listsOfExam(stored),

    async overdue(now, limit) {
      const filter = { status: 'open', deadlineAt: { $lt: overBefore(now, leastGrace) }, ...whereOver(now) };
      const options = { sort: { deadlineAt: 1 }, limit, projection: { _id: 1 } } as const;
      return (await stored.find(filter, options).toArray()).map((attempt) => attempt._id);
    },
  };
}

function listsOfStudent(
  stored: Collection<Attempt>,
): Pick<Attempts, 'openOf' | 'openAt' | 'startedSince' | 'firstAttempts' | 'submittedBetween'> {
  return {
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

function listsOfExam(
  stored: Collection<Attempt>,
): Pick<Attempts, 'openIn' | 'resultsShownFromElse' | 'hasUnclosed' | 'submittedIn'> {
  return {
    openIn(examId) {
      return stored.find({ status: 'open', examId }, { projection: sittingFields }).toArray();
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
  };
}
