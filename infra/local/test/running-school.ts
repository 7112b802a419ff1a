import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { Bus } from '@pathshala/stores/bus/port';
import { readConfig } from '@pathshala/service-kit/config/read-config';
import type { Config } from '@pathshala/service-kit/config/config';
import { createIdentitySigner } from '@pathshala/service-kit/identity/signer';
import { openPlatform } from '@pathshala/service-kit/platform/open-platform';
import type { OpenPlatform } from '@pathshala/service-kit/platform/platform';
import { openSharedPorts } from '@pathshala/service-kit/platform/open-shared-ports';
import { startService } from '@pathshala/service-kit/service/start-service';
import type { RunningService } from '@pathshala/service-kit/service/service';
import { createService as createAuth } from '@pathshala/svc-auth/service';
import { createService as createCampaigns } from '@pathshala/svc-campaigns/service';
import { createService as createCatalog } from '@pathshala/svc-catalog/service';
import { createService as createExams } from '@pathshala/svc-exams/service';

const creators = {
  'svc-auth': createAuth,
  'svc-catalog': createCatalog,
  'svc-campaigns': createCampaigns,
  'svc-exams': createExams,
} as const;

export type Name = keyof typeof creators;

interface Opened {
  readonly running: RunningService;
  readonly platform: OpenPlatform;
  readonly server: Server;
}

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

export function configOf(dataDir: string): Config {
  return readConfig({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: 'head@school.example',
    ADMIN_USERNAME: 'head',
    ADMIN_PASSWORD: 'a-long-Sentence-of-mine',
    SEED: 'none',
  });
}

/** The four services on one data directory; those that do not consume leave what they subscribe to in its queues. */
export async function openSchool(dataDir: string, { consumes }: { readonly consumes: boolean }) {
  const config = configOf(dataDir);
  const shared = await openSharedPorts(config, { now: Date.now });
  const bus: Bus = consumes ? shared.bus : withoutConsumers(shared.bus);
  const opened = new Map<Name, Opened>();
  for (const name of Object.keys(creators) as Name[]) {
    const platform = await openPlatform(config, { service: name, shared: { ...shared, bus } });
    const running = await startService(creators[name](platform), platform);
    const server = createServer(running.listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    opened.set(name, { running, platform, server });
  }
  const signer = createIdentitySigner({ key: config.secrets.internalSigningKey });
  const partsOf = (name: Name): Opened => opened.get(name) as Opened;

  return {
    async loadSamples() {
      for (const { running } of opened.values()) {
        await running.definition.loadSample?.();
        await waitUntilIdle(opened, consumes ? dataDir : null);
      }
    },
    waitUntilIdle: () => waitUntilIdle(opened, consumes ? dataDir : null),
    platformOf: (name: Name) => partsOf(name).platform,
    async call<Body = unknown>(name: Name, userId: string, { method, path, body }: Request): Promise<Body> {
      const identity = {
        role: 'student',
        userId,
        username: userId,
        name: 'Rahima Khatun',
        email: 'rahima@example.com',
        sessionKey: 'session',
        address: '::1',
      } as const;
      const { port } = partsOf(name).server.address() as AddressInfo;
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method,
        headers: { 'x-identity': await signer.sign(identity, name), 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Body;
    },
    async stop() {
      for (const { server, running, platform } of opened.values()) {
        server.closeAllConnections();
        server.close();
        await running.stop();
        await platform.close();
      }
      await shared.close();
    },
  };
}

export type School = Awaited<ReturnType<typeof openSchool>>;

function withoutConsumers(bus: Bus): Bus {
  return {
    declare: (queue) => bus.declare(queue),
    publish: (message, to) => bus.publish(message, to),
    consume: async () => ({ stop: async () => undefined }),
    deadLetters: (queue, limit, skip) => bus.deadLetters(queue, limit, skip),
    discard: (queue, ids) => bus.discard(queue, ids),
    depth: (queue) => bus.depth(queue),
    countDeadLetters: (queue) => bus.countDeadLetters(queue),
    replay: (queue, ids) => bus.replay(queue, ids),
    ready: () => bus.ready(),
    close: () => bus.close(),
  };
}

/** Resolves when no outbox holds an event and, where there is a directory, none of its queues a message. */
async function waitUntilIdle(opened: ReadonlyMap<Name, Opened>, dataDir: string | null): Promise<void> {
  const until = Date.now() + 30_000;
  for (let emptyPolls = 0; emptyPolls < 3;) {
    if (Date.now() > until) throw new Error('the services were not idle within 30 s');
    let waiting = dataDir === null ? 0 : countMessages(dataDir);
    for (const { running, platform } of opened.values()) {
      for (const name of running.definition.aggregates) {
        waiting += await platform.documents.collection(name).countDocuments({ outboxAt: { $gt: 0 } });
      }
    }
    emptyPolls = waiting === 0 ? emptyPolls + 1 : 0;
    await wait(50);
  }
}

export function countMessages(dataDir: string): number {
  const database = new DatabaseSync(join(dataDir, 'bus.sqlite'), { readOnly: true, timeout: 2000 });
  const count = database.prepare('SELECT count(*) AS count FROM waiting').get()?.['count'];
  database.close();
  return Number(count);
}

/** Loses the queues, their messages and their bindings, as when a broker is rebuilt. */
export function loseQueues(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'bus.sqlite'));
  database.exec('DELETE FROM log; DELETE FROM bindings; DELETE FROM positions;');
  database.close();
}
