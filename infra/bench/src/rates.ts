import { Connection } from './connection.ts';
import type { ServerProcess } from './server-process.ts';
import { expectStatus, overConnections } from './sitting.ts';

export interface Rate {
  readonly perSecond: number;
  /** CPU microseconds of the server's process for each request. */
  readonly cpuMicros: number;
}

/** Sends all requests over so many connections, each once, and measures time and the server's CPU. Any refusal voids the run. */
export async function measureRate(
  server: ServerProcess,
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
  const seconds = (performance.now() - began) / 1000;
  const cpu = server.cpuSeconds() - cpuBefore;
  return { perSecond: requests.length / seconds, cpuMicros: (cpu / requests.length) * 1e6 };
}

export const helloRequests = (count: number): string[] =>
  Array.from({ length: count }, () => 'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n');
