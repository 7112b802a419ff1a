import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Collection, StoredDocument } from '@pathshala/stores/documents/port';
import type { Aggregate, AggregateStore, Change, OutboxEntry, PendingEvent } from './aggregate.ts';
import { currentRequestId } from '../telemetry/request-scope.ts';
import { currentTraceparent } from '../telemetry/tracing.ts';
import { signalOutbox } from './outbox-signal.ts';

export interface AggregateStoreOptions<State extends StoredDocument> {
  readonly collection: Collection<State & Aggregate>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly newId: () => string;
}

const maxTries = 12;

/** An aggregate's state and its outbox are one document, so a change and its events are one conditional write. */
export function createAggregateStore<State extends StoredDocument>(
  options: AggregateStoreOptions<State>,
): AggregateStore<State> {
  const { collection, now } = options;

  /** False: another writer was first. */
  async function write(document: State & Aggregate, state: State, change: Change<State>): Promise<boolean> {
    const { _id, rev } = document;
    const events = stamp(change.events ?? [], { ...options, sequence: document.sequence });
    const outboxAt = now();
    const sequence = document.sequence + events.length;
    const { $set, $unset } = difference(state, change.state);
    const { matchedCount } = await collection.updateOne(
      { _id, rev },
      {
        $inc: events.length > 0 ? { rev: 1, sequence: events.length } : { rev: 1 },
        $set: events.length > 0 ? { ...$set, outboxAt } : $set,
        ...(Object.keys($unset).length > 0 ? { $unset } : {}),
        ...(events.length > 0 ? { $push: { outbox: { $each: events } } } : {}),
      },
    );
    if (matchedCount === 0) return false;
    if (events.length > 0) {
      // The relay may be publishing what was in the outbox before: then it has to read what is left.
      const isWhole = document.outbox.length === 0;
      signalOutbox(collection, isWhole ? { _id, sequence, outbox: events, outboxAt } : _id);
    }
    return true;
  }

  return {
    async find(id) {
      const document = await collection.findOne({ _id: id });
      return document && stateOf<State>(document);
    },
    async insert(state, pendingEvents = []) {
      const outbox = stamp(pendingEvents, { ...options, sequence: 0 });
      const sequence = outbox.length;
      const outboxAt = sequence === 0 ? null : now();
      await collection.insertOne({ ...state, rev: 1, sequence, outbox, outboxAt });
      if (sequence > 0) signalOutbox(collection, { _id: state._id, sequence, outbox, outboxAt });
      return state;
    },
    async update(id, change) {
      for (let tries = 1; tries <= maxTries; tries += 1) {
        const document = await collection.findOne({ _id: id });
        if (!document) throw new DomainError('not-found', 'common.not-found');
        const state = stateOf<State>(document);
        const changed = change(state);
        if (changed === null) return state;
        if (await write(document, state, changed)) return changed.state;
        await backOff(tries);
      }
      throw new DomainError('conflict', 'common.conflict');
    },
  };
}

/** Gives events an id, the aggregate's next sequence numbers, the time, and the request and trace they belong to. */
function stamp(
  events: readonly PendingEvent[],
  { now, newId, sequence }: { now: () => number; newId: () => string; sequence: number },
): readonly OutboxEntry[] {
  if (events.length === 0) return [];
  const traceparent = currentTraceparent();
  const requestId = currentRequestId();
  const occurredAt = new Date(now()).toISOString();
  return events.map(({ name, data }, index) => ({
    id: newId(),
    name,
    sequence: sequence + index + 1,
    occurredAt,
    ...(traceparent !== undefined && { traceparent }),
    ...(requestId !== undefined && { requestId }),
    data,
  }));
}

function stateOf<State extends StoredDocument>(document: State & Aggregate): State {
  const { rev: _rev, sequence: _sequence, outbox: _outbox, outboxAt: _outboxAt, ...state } = document;
  return state as unknown as State;
}

/** The top-level fields that a rule changed. The outbox is never among them, so an entry that the relay removed stays removed. */
function difference(before: object, after: object) {
  const was = before as Record<string, unknown>;
  const is = after as Record<string, unknown>;
  const changed = Object.entries(is).filter(([key, value]) => value !== undefined && value !== was[key]);
  const removed = Object.keys(was).filter((key) => is[key] === undefined);
  return {
    $set: Object.fromEntries(changed),
    $unset: Object.fromEntries(removed.map((key) => [key, '' as const])),
  };
}

/** A random delay that grows with the tries: 2 ms at most, then 4, 8, up to 64. */
function backOff(tries: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 2 ** Math.min(tries, 6)));
}
