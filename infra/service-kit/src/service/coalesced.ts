/**
 * One run at a time per id, or at all without ids. Calls during a run share the next one, so that each call is followed by a run
 * that began after it, however many there are at the same moment.
 */
export function coalesced<Id = void>(run: (id: Id) => Promise<void>): (id: Id) => Promise<void> {
  const running = new Map<Id, Promise<void>>();
  const waiting = new Map<Id, Promise<void>>();
  function start(id: Id): Promise<void> {
    waiting.delete(id);
    const started = run(id).finally(() => running.delete(id));
    running.set(id, started);
    return started;
  }
  return (id) => {
    const queued = waiting.get(id);
    if (queued !== undefined) return queued;
    const current = running.get(id);
    if (current === undefined) return start(id);
    const next = current.then(
      () => start(id),
      () => start(id),
    );
    waiting.set(id, next);
    return next;
  };
}
