import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded, type Site } from '@pathshala/local/embedded';
import { addressVariableOf } from '@pathshala/platform';
import { freePort } from '@pathshala/test-servers/free-port';
import { startRedis } from '@pathshala/test-servers/start-redis';
import { admin, siteEnvironment } from './admin.ts';
import { createHttpClient, type HttpClient } from './http/http-client.ts';
import type { SiteUnderTest } from './http/people.ts';
import { until } from './until.ts';

const gatewayScript = path.join(import.meta.dirname, '../../../gateway/src/main.ts');
const secrets = { SESSION_SECRET: 's'.repeat(48), INTERNAL_SIGNING_KEY: 'k'.repeat(48) };

/** The product behind two gateways, the second in a process of its own, with one Redis between them. */
export interface TwoGateways extends SiteUnderTest {
  readonly otherUrl: string;
  /** A browser whose calls go to the two gateways in turn. */
  client(): HttpClient;
  /** Removes every key of Redis. */
  emptyRedis(): Promise<void>;
  readonly redis: { kill(): Promise<void>; restart(): Promise<void> };
  stop(): Promise<void>;
}

export async function startTwoGateways(): Promise<TwoGateways> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-two-'));
  const redis = await startRedis();
  const folders = { MAIL_DIR: path.join(dataDir, 'mail'), UPLOADS_DIR: path.join(dataDir, 'uploads') };
  const env = { ...siteEnvironment, ...secrets, ...folders, REDIS_URL: redis.url };
  const site = await startEmbedded({ dataDir, port: 0, seed: 'none', env });
  const servers = await Promise.all(site.services.map(async (service) => listen(service)));
  const addresses = Object.fromEntries(
    servers.map(({ name, url }) => [addressVariableOf(name), url] as const),
  );
  const other = await startGateway({ ...env, ...addresses, DATA_DIR: dataDir });
  let calls = 0;
  return {
    url: site.url,
    otherUrl: other.url,
    dataDir,
    admin,
    client: () => createHttpClient(() => ((calls += 1) % 2 === 0 ? site.url : other.url)),
    emptyRedis: () => flushRedis(redis.url),
    redis,
    async stop() {
      await stopped(other.child);
      for (const { server } of servers) server.close();
      await site.stop();
      await redis.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}

async function listen({ name, listener }: Site['services'][number]) {
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { name, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function startGateway(env: Readonly<Record<string, string>>) {
  const port = await freePort();
  const child = spawn(process.execPath, [gatewayScript], {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await until(
    () =>
      fetch(`${url}/healthz`).then(
        ({ status }) => status,
        () => 0,
      ),
    (status) => status === 200,
    30_000,
  );
  return { child, url };
}

async function stopped(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/** Removes every key. */
export async function flushRedis(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write('FLUSHALL\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  if (!answer.toString().startsWith('+OK')) throw new Error(`FLUSHALL: ${answer.toString()}`);
}
