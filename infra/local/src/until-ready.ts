import { setTimeout as pause } from 'node:timers/promises';

const readyWithinMs = 60_000;
const lookEveryMs = 100;

interface Status {
  readonly services?: Readonly<Record<string, { readonly status: string }>>;
}

/** Resolves when all services accept calls behind the gateway, even if the bus is unavailable. Rejects after a minute. */
export async function untilReady(url: string): Promise<void> {
  const until = Date.now() + readyWithinMs;
  while (!(await takesCalls(url))) {
    if (Date.now() > until)
      throw new Error('not ready within a minute: the log lines above name the part that does not answer');
    await pause(lookEveryMs);
  }
}

/** Polls `/statusz`, which is always 200: a 503 at every poll would fill the log. */
async function takesCalls(url: string): Promise<boolean> {
  try {
    const answer = await fetch(`${url}/statusz`, { signal: AbortSignal.timeout(3000) });
    if (!answer.ok) return false;
    const { services = {} } = (await answer.json()) as Status;
    const all = Object.values(services);
    return all.length > 0 && all.every(({ status }) => status === 'ready' || status === 'degraded');
  } catch {
    // The gateway does not listen yet.
    return false;
  }
}
