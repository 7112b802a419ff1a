import { Client, errors } from 'undici';
import type { Replica } from './replica-set.ts';

interface HealthCheck {
  readonly intervalMs: number;
  readonly timeoutMs: number;
}

/** Together less than 2 s: the time in which a hung replica is out of the choice. */
const defaults: HealthCheck = { intervalMs: 500, timeoutMs: 1000 };

/** The replica accepted the call and answers nothing. */
export class HungReplicaError extends Error {
  constructor(url: string) {
    super(`${url} accepts calls and does not answer`);
  }
}

/**
 * Asks each replica for `/healthz` at an interval. One that does not answer is out of the choice until it does; its calls and
 * streams that are safe to repeat are moved to the others. A replica that answers other calls meanwhile is slow, not hung.
 * A single replica is not checked, because there is no other choice.
 */
export function watchForHangs(replicas: readonly Replica[], check = defaults): void {
  if (replicas.length < 2) return;
  for (const replica of replicas) watch(replica, replicas, check);
}

function watch(replica: Replica, replicas: readonly Replica[], { intervalMs, timeoutMs }: HealthCheck): void {
  // A connection of its own: those of the calls may all be in use.
  const client = new Client(replica.url, { connect: { timeout: timeoutMs }, headersTimeout: 0 });
  let isAsking = false;

  async function ask(): Promise<void> {
    const { answers } = replica;
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const { body } = await client.request({ method: 'GET', path: '/healthz', signal });
      await body.dump();
      replica.isHung = false;
    } catch (error) {
      // A replica that refuses its connections fails the calls themselves, at once.
      const isSilent = signal.aborted || error instanceof errors.ConnectTimeoutError;
      if (isSilent && replica.answers === answers) leaveOut(replica, replicas);
      else replica.isHung = false;
    }
  }

  setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    void ask().finally(() => (isAsking = false));
  }, intervalMs).unref();
}

function leaveOut(replica: Replica, replicas: readonly Replica[]): void {
  replica.isHung = true;
  if (replicas.every(({ isHung }) => isHung)) return;
  for (const move of replica.movable) move();
}
