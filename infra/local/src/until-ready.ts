import { setTimeout as pause } from 'node:timers/promises';

const readyWithinMs = 60_000;

/** Resolves when `/readyz` says so. Rejects after a minute. */
export async function untilReady(url: string): Promise<void> {
  const until = Date.now() + readyWithinMs;
  while (!(await isReady(url))) {
    if (Date.now() > until)
      throw new Error('not ready within a minute: the lines above say what does not answer');
    await pause(100);
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3000) })).ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}
