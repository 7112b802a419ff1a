import type { Collection } from '@pathshala/documents/port';
import { pending, type AggregateStore } from '@pathshala/events/aggregate';
import { examSubmitted } from '@pathshala/svc-exams-contract/events';
import { isSubmitted, type Attempt } from '../domain/attempt.ts';
import { transferOwnership } from '../domain/transfer-ownership.ts';
import type { Attempts } from '../ports.ts';
import { submittedFact } from './submitted-fact.ts';

interface OwnerChangeStorage {
  readonly stored: Collection<Attempt>;
  readonly aggregates: AggregateStore<Attempt>;
  readonly remember: (attempt: Attempt) => void;
}

/** Transfers each attempt in one conditional write, with the event that publishes its result for the new owner. */
export function createDocumentOwnerChanges(storage: OwnerChangeStorage): Pick<Attempts, 'transferOwnership'> {
  const { stored, aggregates, remember } = storage;

  async function transferOne({ _id, examId, examKind }: Attempt, from: string, to: string): Promise<void> {
    const latest = await stored.findOne({ studentId: to, examId, examKind }, { sort: { attemptNo: -1 } });
    const attemptNo = (latest?.attemptNo ?? 0) + 1;
    const changed = await aggregates.update(_id, (attempt) => {
      const state = transferOwnership(attempt, { from, to, attemptNo });
      if (state === null) return null;
      const isResult = isSubmitted(state) && state.outcome.awaitsMarks !== true;
      return { state, events: isResult ? [pending(examSubmitted, submittedFact(state))] : [] };
    });
    remember(changed);
  }

  return {
    async transferOwnership(from, to) {
      const own = await stored.find({ studentId: from }, { sort: { attemptNo: 1 } }).toArray();
      for (const attempt of own) await transferOne(attempt, from, to);
      return own.map(({ _id }) => _id);
    },
  };
}
