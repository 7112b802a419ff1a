/**
 * Tells the relay of this process that a collection has something to publish, so that it need not wait for its poll.
 * Keyed by the collection object, which stores and relay share; a missed signal costs a second, never an event.
 */
const listeners = new WeakMap<object, Set<() => void>>();

export function signalOutbox(collection: object): void {
  for (const listener of listeners.get(collection) ?? []) listener();
}

/** Answers how to stop listening. */
export function onOutboxSignal(collection: object, listener: () => void): () => void {
  const all = listeners.get(collection) ?? new Set();
  listeners.set(collection, all.add(listener));
  return () => all.delete(listener);
}
