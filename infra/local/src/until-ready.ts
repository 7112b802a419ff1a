import { setTimeout as pause } from 'node:timers/promises';

const readyWithinMs = 60_000;
const lookEveryMs = 100;

interface Status {
  readonly services?: Readonly<Record<string, { readonly status: string }>>;
}

/** Resolves when all services take calls behind the gateway. A bus that is away is no reason to wait: they do that. Rejects after a minute. */
export async function untilReady(url: string): Promise<void> {
  const until = Date.now() + readyWithinMs;
  while (!(await takesCalls(url))) {
    if (Date.now() > until)
      throw new Error('not ready within a minute: the lines above say what does not answer');
    await pause(lookEveryMs);
  }
}

/** Asked at `/statusz`, which is 200 whatever it says: a 503 at every look would fill the log. */
async function takesCalls(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/statusz`, { signal: AbortSignal.timeout(3000) });
    if (!answer.ok) return false;
    const { services = {} } = (await answer.json()) as Status;
    const all = Object.values(services);
    return all.length > 0 && all.every(({ status }) => status === 'ready' || status === 'degraded');
  } catch {
    // Nobody listens yet.
    return false;
  }
}
