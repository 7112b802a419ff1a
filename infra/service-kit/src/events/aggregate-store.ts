import type { Collection, StoredDocument, Update } from '@pathshala/documents/port';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Aggregate, AggregateStore, Change, WaitingEvents } from './aggregate.ts';
import { signalOutbox } from './outbox-signal.ts';
import { outboxUpdate, stampEvents, type Stamp } from './outbox-update.ts';

export interface AggregateStoreOptions<State extends StoredDocument> extends Stamp {
  readonly collection: Collection<State & Aggregate>;
}

const maxTries = 12;

/** The aggregate without what only the store and the relay know. */
function stateOf<State extends StoredDocument>(document: State & Aggregate): State {
  const { rev: _rev, sequence: _sequence, outbox: _outbox, outboxAt: _outboxAt, ...state } = document;
  return state as unknown as State;
}

/** The top-level fields that a rule changed. The outbox is never among them, so what the relay removes stays removed. */
function difference(before: object, after: object) {
  const was = before as Record<string, unknown>;
  const is = after as Record<string, unknown>;
  const changed = Object.entries(is).filter(([key, value]) => value !== undefined && value !== was[key]);
  const gone = Object.keys(was).filter((key) => is[key] === undefined);
  return {
    $set: Object.fromEntries(changed),
    $unset: Object.fromEntries(gone.map((key) => [key, '' as const])),
  };
}

/** One update with the change and, where there are any, its events. */
function updateOf<State extends StoredDocument>(
  document: State & Aggregate,
  { state }: Change<State>,
  told: ReturnType<typeof outboxUpdate> | null,
): Update {
  const { $set, $unset } = difference(stateOf<State>(document), state);
  return {
    $inc: { rev: 1, ...told?.$inc },
    $set: { ...$set, ...told?.$set },
    ...(Object.keys($unset).length > 0 ? { $unset } : {}),
    ...(told ? { $push: told.$push } : {}),
  };
}

/** The outbox after the write; undefined where events of an earlier one were still in it, which the relay may have in hand. */
function waitingIn(document: Aggregate, told: ReturnType<typeof outboxUpdate>): WaitingEvents | undefined {
  if (document.outbox.length > 0) return undefined;
  const sequence = document.sequence + told.$inc.sequence;
  return {
    _id: document._id,
    sequence,
    outbox: told.$push.outbox.$each,
    outboxAt: told.$set.outboxAt,
  };
}

/** A random moment that grows with the tries, so that those who met do not meet again. */
const pause = (tries: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * 2 ** Math.min(tries, 6)));

/** Load, rule, conditional write: the change and its events are one write, and nobody's change is overwritten. */
export function createAggregateStore<State extends StoredDocument>(
  options: AggregateStoreOptions<State>,
): AggregateStore<State> {
  const { collection } = options;

  async function hasWritten(document: State & Aggregate, change: Change<State>): Promise<boolean> {
    const { _id, rev, sequence } = document;
    const events = change.events ?? [];
    const told = events.length === 0 ? null : outboxUpdate(events, { ...options, sequence });
    const { matchedCount } = await collection.updateOne({ _id, rev }, updateOf(document, change, told));
    if (matchedCount === 1 && told !== null) signalOutbox(collection, waitingIn(document, told));
    return matchedCount === 1;
  }

  return {
    async find(id) {
      const document = await collection.findOne({ _id: id });
      return document && stateOf<State>(document);
    },
    async insert(state, events = []) {
      const outbox = stampEvents(events, { ...options, sequence: 0 });
      const outboxAt = outbox.length === 0 ? null : options.now();
      const sequence = outbox.length;
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
        if (await hasWritten(document, changed)) return changed.state;
        await pause(tries);
      }
      throw new DomainError('conflict', 'common.conflict');
    },
  };
}
