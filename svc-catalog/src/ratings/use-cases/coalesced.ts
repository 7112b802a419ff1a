/**
 * One run at a time per id. Calls during a run share the next one, so that each call is followed by a run that began after it:
 * many students may rate one course at the same moment.
 */
export function coalesced(run: (id: string) => Promise<void>): (id: string) => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const waiting = new Map<string, Promise<void>>();
  function start(id: string): Promise<void> {
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
