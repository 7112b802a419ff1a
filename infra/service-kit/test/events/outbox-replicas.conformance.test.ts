import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openAmqpBus } from '@pathshala/stores/bus/amqp';
import type { Bus } from '@pathshala/stores/bus/port';
import { eventually } from '@pathshala/test-servers/eventually';
import { startFaultProxy, type FaultProxy } from '@pathshala/test-servers/fault-proxy';
import type { OutsideServer } from '@pathshala/test-servers/outside-server';
import { startMongoServer, type MongoServer } from '@pathshala/test-servers/start-mongo-server';
import { startRabbit } from '@pathshala/test-servers/start-rabbit';

/** The time for which the broker is unreachable while the processes write (goal P14: 8). */
const backlogSeconds = Number(process.env['BACKLOG_SECONDS'] ?? '2');
const script = fileURLToPath(new URL('writing-replica.ts', import.meta.url));

let mongo: MongoServer;
let rabbit: OutsideServer;
let proxy: FaultProxy;
let bus: Bus;
let received: string[];
let running: ChildProcess[] = [];

beforeAll(async () => {
  [mongo, rabbit] = await Promise.all([startMongoServer(), startRabbit()]);
  const { hostname, port } = new URL(rabbit.url);
  proxy = await startFaultProxy({ host: hostname, port: Number(port || 5672) });
  bus = await openAmqpBus({ url: rabbit.url });
  const queue = {
    name: `replicas-${process.pid}.events`,
    routingKeys: ['tests.counter.counted.v1'],
  } as const;
  await bus.declare(queue);
  await bus.consume(queue.name, async ({ id }) => void received.push(id), { prefetch: 200 });
});
afterEach(async () => {
  await Promise.all(
    running.map(async (child) => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    }),
  );
  running = [];
});
afterAll(async () => {
  await bus.close();
  await proxy.close();
  await Promise.all([mongo.stop(), rabbit.stop()]);
});

/** Resolves with what it has written. */
async function written(name: string, database: string): Promise<number> {
  const { username, password } = new URL(rabbit.url);
  const amqpUrl = `amqp://${username}:${password}@127.0.0.1:${proxy.port}`;
  const child = spawn(
    process.execPath,
    [script, mongo.uri, database, amqpUrl, name, String(backlogSeconds)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  running.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return Number(line.toString());
}

describe.each([1, 2, 4])('%i processes of a service on MongoDB', (processes) => {
  it('publish what they wrote while the broker was away, each event once', async () => {
    received = [];
    await proxy.become('down');
    const counts = await Promise.all(
      Array.from({ length: processes }, (_, n) => written(`p${processes}${n}`, `replicas_${processes}`)),
    );
    const total = counts.reduce((sum, count) => sum + count, 0);
    const began = Date.now();
    await proxy.become('up');
    await eventually(
      () => new Set(received).size,
      (size) => size === total,
    );
    const drainedMs = Date.now() - began;
    process.stdout.write(
      `${processes} processes: ${total} events of ${backlogSeconds} s published in ${drainedMs} ms\n`,
    );
    expect(received).toHaveLength(total);
  });
});
