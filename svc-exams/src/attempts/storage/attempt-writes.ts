import type { AggregateStore, Change, PendingEvent } from '@pathshala/service-kit/events/aggregate';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import type { Collection, Filter, Update } from '@pathshala/stores/documents/port';
import type { Attempt } from '../domain/attempt.ts';
import type { AttemptChanges } from './attempt-changes.ts';
import type { AttemptMemory } from './attempt-memory.ts';
import type { StoredAttempt } from './stored-attempt.ts';

type Written = Pick<Attempt, '_id' | 'examId' | 'examKind'>;

type WithDeadline = Written & Pick<Attempt, 'deadlineAt'>;

interface MoreOfDeadline {
  readonly condition: Filter;
  readonly $push: NonNullable<Update['$push']>;
}

/** The methods of the collection that the rest of the storage may use: a write without a report does not compile. */
export type ReadAttempts = Pick<Collection<Attempt>, 'find' | 'findOne' | 'countDocuments'>;

/** Every write of an attempt. Each one reports what it has changed and keeps the memory of the process right. */
interface AttemptWrites {
  /** False: there is an attempt with this id. */
  insert(attempt: Attempt, events: readonly PendingEvent[]): Promise<boolean>;
  /** Load, rule, conditional write; the rule is repeated after a lost race, and null leaves the attempt as it is. */
  update(id: string, rule: (attempt: Attempt) => Change<Attempt> | null): Promise<Attempt>;
  /** One conditional write to an open attempt, without loading it. False: the condition does not hold (any more). */
  setOpen(attempt: Written, condition: Filter, change: Update): Promise<boolean>;
  /** Like `setOpen`, for a new deadline (ISO 8601) in place of the one that was read; `more` is written with it. */
  setDeadline(attempt: WithDeadline, to: string, more?: MoreOfDeadline): Promise<boolean>;
  /** Stores the time of the latest request of these attempts' pages. It is not reported, as the exam desk itself calls it. */
  setSeen(ids: readonly string[], at: string): Promise<void>;
  /** Removes attempts at practices, which no desk shows. Returns how many there were. */
  remove(filter: Filter): Promise<number>;
}

/** The parts of the storage of attempts: what reads, what writes, and what a process remembers. */
export interface AttemptStorage {
  readonly stored: ReadAttempts;
  readonly writes: AttemptWrites;
  readonly memory: AttemptMemory;
}

interface WriteParts {
  readonly stored: Collection<StoredAttempt>;
  readonly aggregates: AggregateStore<Attempt>;
  readonly memory: AttemptMemory;
  readonly changes: AttemptChanges;
}

export function createAttemptWrites({ stored, aggregates, memory, changes }: WriteParts): AttemptWrites {
  const report = ({ _id: attemptId, examId, examKind }: Written): void =>
    changes.report({ attemptId, examId, examKind });

  // `rev` grows, so that a submit which has read the attempt before this write reads it again.
  async function setOpen(attempt: Written, condition: Filter, change: Update): Promise<boolean> {
    const filter = { ...condition, _id: attempt._id, status: 'open' };
    const { matchedCount } = await stored.updateOne(filter, { ...change, $inc: { rev: 1 } });
    if (matchedCount > 0) report(attempt);
    return matchedCount > 0;
  }

  return {
    async insert(attempt, events) {
      const isNew = await isInserted(aggregates.insert(attempt, events));
      if (isNew) report(memory.remember(attempt));
      return isNew;
    },

    async update(id, rule) {
      const attempt = memory.remember(await aggregates.update(id, rule));
      report(attempt);
      return attempt;
    },

    setOpen,

    async setDeadline(attempt, to, { condition, ...more }: Partial<MoreOfDeadline> = {}) {
      const isAsRead = { ...condition, deadlineAt: attempt.deadlineAt };
      const isMoved = await setOpen(attempt, isAsRead, { ...more, $set: { deadlineAt: to } });
      memory.forget(attempt._id);
      if (isMoved) changes.reportMoved({ attemptId: attempt._id, deadlineAt: to });
      return isMoved;
    },

    // `rev` stays, because a submit does not read this time.
    async setSeen(ids, at) {
      await stored.updateMany({ _id: { $in: ids }, status: 'open' }, { $set: { seenAt: at } });
    },

    remove: async (filter) => (await stored.deleteMany(filter)).deletedCount,
  };
}
