import { setTimeout as wait } from 'node:timers/promises';
import { Connection } from './connection.ts';
import type { MeasuredServer } from './server-process.ts';
import { expectStatus, overConnections } from './player.ts';

/** Both figures include background work that the requests cause: outbox, queues, consumers. */
interface Rate {
  readonly perSecond: number;
  /** CPU microseconds of the server's processes for each request. */
  readonly cpuMicros: number;
}

/** Sends all requests over so many connections, each once, and measures time and the server's CPU. Any refusal makes the run invalid. */
export async function measureRate(
  server: MeasuredServer,
  requests: readonly string[],
  connections = 32,
): Promise<Rate> {
  const cpuBefore = server.cpuSeconds();
  const began = performance.now();
  await overConnections(
    { port: server.port, connections },
    requests,
    async (connection: Connection, request) => void expectStatus(await connection.send(request), 200, 201),
  );
  const ended = await untilAtRest(server);
  const cpu = server.cpuSeconds() - cpuBefore;
  return {
    perSecond: requests.length / ((ended - began) / 1000),
    cpuMicros: (cpu / requests.length) * 1e6,
  };
}

const sampleMs = 10;
/** Longer than any batching delay of the product. */
const restMs = 400;

/** The time at which the server finished its last work, by `performance.now()`. */
export async function untilAtRest(server: MeasuredServer): Promise<number> {
  let busyAt = performance.now();
  let spent = server.cpuSeconds();
  while (performance.now() - busyAt < restMs) {
    await wait(sampleMs);
    const now = server.cpuSeconds();
    if (now - spent > sampleMs / 10_000) busyAt = performance.now();
    spent = now;
  }
  return busyAt;
}

export const helloRequests = (count: number): string[] =>
  Array.from({ length: count }, () => 'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
