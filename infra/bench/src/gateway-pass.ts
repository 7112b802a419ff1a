import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openRedisKeyValue } from '@pathshala/stores/key-value/redis';
import { createIdentitySigner } from '@pathshala/service-kit/identity/signer';
import { createSessionStore } from '@pathshala/service-kit/identity/session-store';
import { startRedis } from '@pathshala/test-servers/start-redis';
import { Connection } from './connection.ts';
import { startNginx } from './nginx.ts';
import type { Row } from './report.ts';
import { startPart } from './server-process.ts';
import { asPlayers, expectStatus } from './player.ts';
import { formatSpread, percentile, spreadOf, type Spread } from './statistics.ts';

/** The ways to one service call. */
interface Ways<Of> {
  readonly direct: Of;
  readonly gateway: Of;
  readonly nginx: Of;
}

const wayNames = ['direct', 'gateway', 'nginx'] as const;

interface Pass {
  /** The median that the gateway adds ÷ the median that nginx adds, by round. */
  readonly ratio: Spread;
  /** Milliseconds. */
  readonly directMs: Spread;
  readonly gatewayAddsMs: Spread;
  readonly nginxAddsMs: Spread;
}

/** Summarises the latencies of each round. */
export function passOf(rounds: readonly Ways<readonly number[]>[]): Pass {
  const medians = rounds.map(({ direct, gateway, nginx }) => ({
    direct: percentile(direct, 0.5),
    gateway: percentile(gateway, 0.5) - percentile(direct, 0.5),
    nginx: percentile(nginx, 0.5) - percentile(direct, 0.5),
  }));
  return {
    ratio: spreadOf(medians.map(({ gateway, nginx }) => gateway / nginx)),
    directMs: spreadOf(medians.map(({ direct }) => direct)),
    gatewayAddsMs: spreadOf(medians.map(({ gateway }) => gateway)),
    nginxAddsMs: spreadOf(medians.map(({ nginx }) => nginx)),
  };
}

const rounds = 7;
const callsOfRound = 500;
/** Compiles what is measured afterwards; not counted. */
const warmUpRounds = 2;
const everyMs = 8;

type Send = () => Promise<unknown>;

/** The ways in turns, each first as often as the others, one call at a time. */
async function measureRound(ways: Ways<Send>): Promise<Ways<readonly number[]>> {
  const latencies: Ways<number[]> = { direct: [], gateway: [], nginx: [] };
  for (let call = 0; call < callsOfRound; call += 1) {
    for (const offset of wayNames.keys()) {
      const way = wayNames[(call + offset) % wayNames.length] ?? 'direct';
      const began = performance.now();
      await ways[way]();
      latencies[way].push(performance.now() - began);
    }
    await wait(everyMs);
  }
  return latencies;
}

const account = {
  userId: 'be'.repeat(12),
  role: 'student',
  username: 'bench',
  name: 'Bench Student',
  email: 'bench@example.com',
} as const;
const secrets = { SESSION_SECRET: 's'.repeat(48), INTERNAL_SIGNING_KEY: 'k'.repeat(48) };

interface Ports {
  readonly service: number;
  readonly gateway: number;
  readonly nginx: number;
}

/**
 * Opens one keep-alive connection for each way. The calls have no `accept-encoding`: the gateway would compress where nginx
 * would not.
 */
async function openWays(ports: Ports, sid: string): Promise<{ ways: Ways<Send>; close: () => void }> {
  const [player] = await asPlayers(ports.gateway, [{ id: account.userId, sid }]);
  const signer = createIdentitySigner({ key: secrets.INTERNAL_SIGNING_KEY });
  const identity = Object.freeze({ ...account, sessionKey: null, address: '127.0.0.1' });
  const get = (target: string, header: string) =>
    `GET ${target} HTTP/1.1\r\nhost: 127.0.0.1\r\n${header}\r\n\r\n`;
  const ofService = async () => get('/settings', `x-identity: ${await signer.sign(identity, 'svc-auth')}`);
  const ofGateway = get('/api/settings', `cookie: sid=${sid}; XSRF-TOKEN=${player?.token}`);
  const open = (port: number) => Connection.open(port);
  const [direct, gateway, nginx] = await Promise.all([
    open(ports.service),
    open(ports.gateway),
    open(ports.nginx),
  ]);
  return {
    ways: {
      direct: async () => expectStatus(await direct.send(await ofService()), 200),
      gateway: async () => expectStatus(await gateway.send(ofGateway), 200),
      nginx: async () => expectStatus(await nginx.send(await ofService()), 200),
    },
    close() {
      for (const connection of [direct, gateway, nginx]) connection.close();
    },
  };
}

async function beginSession(redisUrl: string): Promise<string> {
  const keyValue = await openRedisKeyValue({ url: redisUrl });
  const sid = await createSessionStore({ keyValue, now: Date.now }).begin(account);
  await keyValue.close();
  return sid;
}

async function measurePass(ports: Ports, sid: string): Promise<Pass> {
  const { ways, close } = await openWays(ports, sid);
  try {
    const measured: Ways<readonly number[]>[] = [];
    for (let round = 0; round < warmUpRounds + rounds; round += 1) measured.push(await measureRound(ways));
    return passOf(measured.slice(warmUpRounds));
  } finally {
    close();
  }
}

const micros = ({ median, min, max }: Spread) => {
  const text = (ms: number) => (ms * 1000).toFixed(0);
  return `${text(median)} µs (${text(min)} to ${text(max)})`;
};

/** P6: svc-auth on SQLite and the gateway, a process each, with Redis for the sessions. */
export async function gatewayPassRow(): Promise<Row> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'pathshala-bench-'));
  const redis = await startRedis();
  const env = {
    ...secrets,
    DATA_DIR: dataDir,
    MAIL_DIR: path.join(dataDir, 'mail'),
    UPLOADS_DIR: path.join(dataDir, 'uploads'),
    REDIS_URL: redis.url,
    PUBLIC_URL: 'http://127.0.0.1',
    TRUST_PROXY: '1',
  };
  const stops: (() => Promise<void>)[] = [() => redis.stop()];
  try {
    const service = await startPart(['svc-auth/src/main.ts'], env);
    stops.push(() => service.stop());
    const svcUrl = `http://127.0.0.1:${service.port}`;
    const gateway = await startPart(['gateway/src/main.ts'], { ...env, SVC_AUTH_URL: svcUrl });
    stops.push(() => gateway.stop());
    const nginx = await startNginx({ target: service.port, isHttp2: false });
    if (nginx === null) throw new Error('P6 cannot be measured: nginx is not installed (Debian: nginx)');
    stops.push(() => nginx.stop());
    const ports = { service: service.port, gateway: gateway.port, nginx: nginx.port };
    const pass = await measurePass(ports, await beginSession(redis.url));
    return {
      id: 'P6',
      what: 'p50 that the gateway adds to a call of a student to svc-auth (`GET /settings`), a process each ÷ p50 that nginx adds; kept connections, in turns, paced',
      goal: '1.75',
      figure: `${formatSpread(pass.ratio)}; gateway adds ${micros(pass.gatewayAddsMs)}, nginx ${micros(pass.nginxAddsMs)}, the call itself ${micros(pass.directMs)}`,
    };
  } finally {
    for (const stop of stops.toReversed()) await stop();
    await rm(dataDir, { recursive: true });
  }
}
