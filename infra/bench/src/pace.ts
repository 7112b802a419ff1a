import { setTimeout as wait } from 'node:timers/promises';
import { Connection } from './connection.ts';
import { expectStatus } from './player.ts';

export interface Pace {
  readonly everyMs: number;
  /** Any other answer makes the run invalid. */
  readonly status: number;
}

export interface Paced {
  /** Milliseconds from when each request was due, or was sent if that was earlier, to its answer. */
  readonly latencies: readonly number[];
  /** Milliseconds from when each was due until it was sent: the loader's own part of the latency. */
  readonly lateness: readonly number[];
}

/** Opened before the first request; more are opened when all of them wait for an answer. */
const preparedConnections = 20;

/**
 * Sends a request every so many milliseconds, whether or not the previous one was answered, so that delays of a stalled server count
 * in full. Ends when there is no next request.
 */
export async function paceWhile(
  port: number,
  nextRequest: () => string | null,
  { everyMs, status }: Pace,
): Promise<Paced> {
  const free = await Promise.all(Array.from({ length: preparedConnections }, () => Connection.open(port)));
  const began = performance.now();
  const latencies: Promise<number>[] = [];
  const lateness: number[] = [];
  const send = async (request: string, due: number): Promise<number> => {
    const connection = free.shift() ?? (await Connection.open(port));
    const sent = performance.now();
    lateness.push(sent - due);
    expectStatus(await connection.send(request), status);
    free.push(connection);
    // A timer may fire a little early.
    return performance.now() - Math.min(due, sent);
  };
  for (let request = nextRequest(); request !== null; request = nextRequest()) {
    const due = began + latencies.length * everyMs;
    await wait(Math.max(0, due - performance.now()));
    latencies.push(send(request, due));
  }
  const all = await Promise.all(latencies);
  for (const connection of free) connection.close();
  return { latencies: all, lateness };
}

/** Sends these requests and no more. */
export function paceRequests(port: number, requests: readonly string[], pace: Pace): Promise<Paced> {
  const left = requests.values();
  return paceWhile(port, () => left.next().value ?? null, pace);
}
