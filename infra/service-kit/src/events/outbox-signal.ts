import type { WaitingEvents } from './aggregate.ts';

type Listener = (waiting?: WaitingEvents) => void;

/**
 * Tells the relay of this process that a collection has something to publish, so that it need not wait for its poll.
 * Keyed by the collection object, which stores and relay share; a missed signal costs a second, never an event.
 */
const listeners = new WeakMap<object, Set<Listener>>();

/** After the write. `waiting` is all that the aggregate's outbox holds now, where the writer knows: then it need not be read. */
export function signalOutbox(collection: object, waiting?: WaitingEvents): void {
  for (const listener of listeners.get(collection) ?? []) listener(waiting);
}

/** Answers how to stop listening. */
export function onOutboxSignal(collection: object, listener: Listener): () => void {
  const all = listeners.get(collection) ?? new Set();
  listeners.set(collection, all.add(listener));
  return () => all.delete(listener);
}
