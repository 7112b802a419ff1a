import { setTimeout as wait } from 'node:timers/promises';
import { Connection } from './connection.ts';
import { expectStatus } from './sitting.ts';

export interface Pace {
  readonly everyMs: number;
  /** Any other answer makes the run invalid. */
  readonly status: number;
}

export interface Paced {
  /** Milliseconds from when each request was due to its answer. */
  readonly latencies: readonly number[];
  /** Milliseconds from when each was due until it was sent: the loader's own part of the latency. */
  readonly lateness: readonly number[];
}

/**
 * Sends a request every so many milliseconds, whether or not the previous one was answered, so that delays of a stalled server count
 * in full.
 */
export async function pace(
  port: number,
  requests: readonly string[],
  { everyMs, status }: Pace,
): Promise<Paced> {
  const connections = await Promise.all(Array.from({ length: 20 }, () => Connection.open(port)));
  const free = [...connections];
  const began = performance.now();
  const lateness: number[] = [];
  const latencies = await Promise.all(
    requests.map(async (request, index) => {
      const due = began + index * everyMs;
      await wait(Math.max(0, due - performance.now()));
      const connection = free.shift() ?? (await Connection.open(port));
      lateness.push(performance.now() - due);
      expectStatus(await connection.send(request), status);
      free.push(connection);
      return performance.now() - due;
    }),
  );
  for (const connection of free) connection.close();
  return { latencies, lateness };
}

/** Returns the milliseconds from when each was due to its answer. */
export async function paceRequests(
  port: number,
  requests: readonly string[],
  options: Pace,
): Promise<readonly number[]> {
  return (await pace(port, requests, options)).latencies;
}
