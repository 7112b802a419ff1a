import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createIdentitySigner } from '@pathshala/service-kit/identity/signer';
import { afterEach, expect, it } from 'vitest';
import { remoteUpstream } from '../src/api/remote-upstream.ts';
import { Browser } from './browser.ts';
import { listenWith } from './fakes.ts';
import { startGateway } from './start-gateway.ts';

const key = 'k'.repeat(32);
const script = fileURLToPath(new URL('../../infra/service-kit/test/note-main.ts', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'rolling-'));
const children: ChildProcess[] = [];

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function freeUrl(): Promise<string> {
  const listening = await listenWith(() => undefined);
  await listening.stop();
  return listening.url;
}

/** A process of the kit's own test service; resolves when it is ready. */
async function startReplica(url: string, name: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      PORT: new URL(url).port,
      DATA_DIR: path.join(folder, name),
      INTERNAL_SIGNING_KEY: key,
      LOG_LEVEL: 'error',
      SEED: 'none',
      DRAIN_SECONDS: '0.6',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  while (!(await isReady(url))) await wait(50);
  return child;
}

const isReady = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Calls without a pause until `isOver`: reads, and POSTs that are not declared as repeatable. */
async function load(browser: Browser, isOver: () => boolean): Promise<readonly number[]> {
  const statuses: number[] = [];
  while (!isOver()) {
    statuses.push((await browser.get('/api/notes/latest')).status, (await browser.post('/api/room')).status);
  }
  return statuses;
}

it('a service is replaced under load, and no call fails [EVT-03]', async () => {
  const urls = [await freeUrl(), await freeUrl()] as const;
  const upstream = remoteUpstream({
    name: 'svc-notes',
    prefixes: ['/notes', '/room'],
    urls,
    idleTimeoutMs: 300,
  });
  const gateway = await startGateway('in one process', {
    upstreams: [upstream],
    signer: createIdentitySigner({ key }),
    addressLimit: { requests: 1_000_000, seconds: 60 },
    now: Date.now,
  });
  const first = await startReplica(urls[0], 'first');
  let isOver = false;
  const browsers = await Promise.all(
    Array.from({ length: 8 }, async () => {
      const browser = new Browser(gateway.url);
      await browser.get('/api/csrf');
      return browser;
    }),
  );
  const calls = Promise.all(browsers.map((browser) => load(browser, () => isOver)));
  await startReplica(urls[1], 'second');
  // The gateway finds it within a second.
  await wait(1100);
  first.kill('SIGTERM');
  expect(await once(first, 'exit')).toEqual([0, null]);
  await wait(100);
  isOver = true;
  const statuses = (await calls).flat();
  await gateway.stop();
  expect(statuses.length).toBeGreaterThan(500);
  expect(statuses.filter((status) => status !== 200 && status !== 202)).toEqual([]);
}, 30_000);
