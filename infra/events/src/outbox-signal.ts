import type { PendingOutbox } from './aggregate.ts';

type Listener = (outbox?: PendingOutbox) => void;

/** By collection object, which the aggregate store and the relay of a process share. A missed signal costs one poll, never an event. */
const listeners = new WeakMap<object, Set<Listener>>();

/**
 * Reports to the relay of this process that a write left events in the outbox of an aggregate, so that the relay need not
 * wait for its poll. `outbox`: everything that the outbox holds now, if the writer knows it; then it need not be read.
 */
export function signalOutbox(collection: object, outbox?: PendingOutbox): void {
  for (const listener of listeners.get(collection) ?? []) listener(outbox);
}

/** Returns the function that removes the listener. */
export function onOutboxSignal(collection: object, listener: Listener): () => void {
  const all = listeners.get(collection) ?? new Set();
  listeners.set(collection, all.add(listener));
  return () => all.delete(listener);
}
