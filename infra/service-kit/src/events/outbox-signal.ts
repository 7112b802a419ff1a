import type { PendingOutbox } from './aggregate.ts';

/** Everything that the outbox of an aggregate holds now, or the id of the aggregate, whose outbox has to be read. */
export type OutboxSignal = PendingOutbox | string;

type Listener = (signal: OutboxSignal) => void;

/**
 * The listeners by collection object, which the aggregate store and the relay of a process share. A missed signal costs one
 * poll, never an event.
 */
const listeners = new WeakMap<object, Set<Listener>>();

/**
 * Reports to the relay of this process that a write left events in the outbox of an aggregate, so that the relay need not
 * wait for its poll.
 */
export function signalOutbox(collection: object, signal: OutboxSignal): void {
  for (const listener of listeners.get(collection) ?? []) listener(signal);
}

/** Returns the function that removes the listener. */
export function onOutboxSignal(collection: object, listener: Listener): () => void {
  const all = listeners.get(collection) ?? new Set();
  listeners.set(collection, all.add(listener));
  return () => all.delete(listener);
}
