import { setTimeout as pause } from 'node:timers/promises';

const readyWithinMs = 60_000;
const lookEveryMs = 100;

/** Resolves when the gateway and all services take calls; a bus or key-value store that is away is waited for by themselves. Rejects after a minute. */
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
    const { status } = (await answer.json()) as { status?: string };
    return status === 'ready' || status === 'degraded';
  } catch {
    // Nobody listens yet.
    return false;
  }
}
