import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Releases } from '@pathshala/gateway-contract/releases';
import { openSqliteKeyValue } from '@pathshala/stores/key-value/sqlite';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import { openStore } from '@pathshala/releases/open-store';
import type { ReleaseStore } from '@pathshala/releases/port';
import { promotePart, recordServiceVersion } from '@pathshala/releases/release';
import { recordReleaseChange } from '@pathshala/svc-auth-contract/internal';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { remoteUpstream } from '../src/api/remote-upstream.ts';
import { openStoreRegistry, type StoreRegistry } from '../src/site/store-registry.ts';
import { Browser } from './browser.ts';
import { createFakeLog, listenWith, readFakeIdentity, student, type Listening } from './fakes.ts';
import { publishBuild } from './publish-build.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';

const name = 'mfe-exams';
const remotes = '/api/operations/gateway/remotes';
const pollMs = 40;

type Entry = z.output<NonNullable<(typeof recordReleaseChange)['body']>>;

/** Stands for svc-auth: an id is one entry; `isAway` makes it answer 503. */
interface Auditor extends Listening {
  readonly entries: Map<string, Entry>;
  readonly callers: Set<string>;
  calls: number;
  isAway: boolean;
}

let folder: string;
let keyValue: KeyValue;
let store: ReleaseStore;
let auditor: Auditor;
let registries: StoreRegistry[];
let started: TestGateway[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-audit-'));
  keyValue = await openSqliteKeyValue({ file: join(folder, 'key-value.sqlite') });
  mkdirSync(join(folder, 'store'));
  const s3 = { endpoint: undefined, region: '', accessKeyId: undefined, secretAccessKey: undefined };
  store = await openStore(join(folder, 'store'), s3);
  auditor = await startAuditor();
  [registries, started] = [[], []];
  for (const version of ['v1', 'v2']) await publishBuild(store, { name, version });
});
afterEach(async () => {
  for (const gateway of started) await gateway.stop();
  for (const registry of registries) registry.close();
  await auditor.stop();
  await keyValue.close();
  rmSync(folder, { recursive: true });
});

async function startAuditor(): Promise<Auditor> {
  const known: Omit<Auditor, keyof Listening> = {
    entries: new Map(),
    callers: new Set(),
    calls: 0,
    isAway: false,
  };
  const listening = await listenWith((request, response) => {
    void bodyOf(request).then((body) => {
      known.calls += 1;
      known.callers.add(JSON.stringify(readFakeIdentity(request)));
      const isRight = request.url === recordReleaseChange.path && !known.isAway;
      response.writeHead(isRight ? 200 : 503, { 'content-type': 'application/json' }).end('{}');
      if (!isRight) return;
      const entry = recordReleaseChange.body?.parse(JSON.parse(body)) as Entry;
      if (!known.entries.has(entry.id)) known.entries.set(entry.id, entry);
    });
  });
  return Object.assign(known, listening);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function start(): Promise<TestGateway> {
  const cacheFolder = join(folder, `cache-${registries.length}`);
  const registry = await openStoreRegistry({ store, cacheFolder, log: createFakeLog(), pollMs });
  registries.push(registry);
  const upstream = remoteUpstream({ name: 'svc-auth', prefixes: ['/auth'], urls: [auditor.url] });
  const gateway = await startGateway('in one process', {
    keyValue,
    remotes: registry,
    upstreams: [upstream],
    auditPollMs: pollMs,
  });
  started.push(gateway);
  mkdirSync(join(gateway.siteRoot, 'shell/dist'), { recursive: true });
  writeFileSync(
    join(gateway.siteRoot, 'shell/dist/build.json'),
    JSON.stringify({ contract: '2.1.0', shared: {} }),
  );
  return gateway;
}

async function administratorOf(gateway: TestGateway): Promise<Browser> {
  const browser = new Browser(gateway.url);
  const sid = await gateway.sessions.begin({ ...student, role: 'admin', username: 'ayesha' });
  browser.cookies.set('sid', sid);
  await browser.get('/api/csrf');
  return browser;
}

async function change(browser: Browser, verb: string, body: object): Promise<Releases> {
  const { revision } = (await (await browser.get(remotes)).json()) as Releases;
  const response = await browser.post(
    `${remotes}/${name}/${verb}`,
    { revision, ...body },
    { 'user-agent': 'Tablet' },
  );
  expect(response.status).toBe(200);
  return (await response.json()) as Releases;
}

const entries = () => [...auditor.entries.values()];
const atTerminal = { by: 'rahim@build', at: '2026-01-15T10:00:00.000Z' };
const desk = () => ({
  store,
  shell: { facts: () => Promise.resolve({ contract: '2.1.0', shared: {} }) },
  author: () => atTerminal,
});
const filesIn = (place: string) => readdirSync(join(folder, 'store/audit', place));

describe('a change of what is live, in the audit log', () => {
  it('is there when the administrator has the answer: who, from where, the versions before and after [ADM-30]', async () => {
    const browser = await administratorOf(await start());
    await change(browser, 'promote', { version: 'v1' });
    await change(browser, 'canary', { version: 'v2', percent: 20 });
    const { isAuditPending } = await change(browser, 'promote', { version: 'v2' });
    expect(isAuditPending).toBe(false);
    await change(browser, 'rollback', {});
    const from = { name, by: 'ayesha', userId: student.userId, address: '127.0.0.1', device: 'Tablet' };
    expect(entries()).toMatchObject([
      { ...from, verb: 'promote', changes: [{ field: 'live', before: null, after: 'v1' }] },
      {
        ...from,
        verb: 'canary',
        changes: [
          { field: 'canary', before: null, after: 'v2' },
          { field: 'canaryPercent', before: null, after: 20 },
        ],
      },
      {
        ...from,
        verb: 'promote',
        changes: [
          { field: 'live', before: 'v1', after: 'v2' },
          { field: 'canary', before: 'v2', after: null },
          { field: 'canaryPercent', before: 20, after: null },
        ],
      },
      { ...from, verb: 'rollback', changes: [{ field: 'live', before: 'v2', after: 'v1' }] },
    ]);
    expect(filesIn('origins')).toEqual([]);
    expect(filesIn('reported')).toHaveLength(1);
  });

  it('is made while svc-auth is away, and entered by the next gateway when it answers again [ADM-30]', async () => {
    auditor.isAway = true;
    const first = await start();
    const { remotes: listed, isAuditPending } = await change(await administratorOf(first), 'promote', {
      version: 'v1',
    });
    expect([listed[0]?.live?.version, isAuditPending]).toEqual(['v1', true]);
    expect(first.log.lines.map(({ text }) => text)).toContain(
      'changes of remotes wait for their entry in the audit log',
    );
    await first.stop();
    const second = await start();
    await expect.poll(() => auditor.calls).toBeGreaterThan(2);
    expect(entries()).toEqual([]);
    auditor.isAway = false;
    await expect.poll(() => entries().length).toBe(1);
    expect(entries()[0]).toMatchObject({ by: 'ayesha', address: '127.0.0.1', device: 'Tablet' });
    const browser = await administratorOf(second);
    const isPending = async () => ((await (await browser.get(remotes)).json()) as Releases).isAuditPending;
    await expect.poll(isPending).toBe(false);
  });

  it('is one entry with two gateways, and with one that reports it again [ADM-30]', async () => {
    const [first] = [await start(), await start()];
    await change(await administratorOf(first), 'promote', { version: 'v1' });
    for (const file of filesIn('reported')) rmSync(join(folder, 'store/audit/reported', file));
    await start();
    await expect.poll(() => auditor.calls).toBeGreaterThan(1);
    expect(entries()).toMatchObject([{ verb: 'promote', address: '127.0.0.1' }]);
  });

  it('is entered for a command line too, with the operator’s name and without an account', async () => {
    await start();
    await promotePart(desk(), name, 'v1');
    await recordServiceVersion(desk(), 'svc-exams', '1.4.0');
    await expect.poll(() => entries().length).toBe(2);
    const from = { by: 'rahim@build', userId: null, address: null, at: atTerminal.at };
    expect(entries()).toMatchObject([
      { ...from, verb: 'promote', name, changes: [{ field: 'live', before: null, after: 'v1' }] },
      {
        ...from,
        verb: 'record',
        name: 'svc-exams',
        changes: [{ field: 'live', before: null, after: '1.4.0' }],
      },
    ]);
  });

  it('is not entered when it was refused, and leaves no address in the store', async () => {
    const browser = await administratorOf(await start());
    const refused = await browser.post(`${remotes}/${name}/promote`, { revision: 0, version: 'v9' });
    expect([refused.status, filesIn('origins')]).toEqual([409, []]);
    expect(entries()).toEqual([]);
  });

  it('is reported by the gateway as itself, to svc-auth alone, where no browser can', async () => {
    const browser = await administratorOf(await start());
    await change(browser, 'promote', { version: 'v1' });
    const [caller = '{}', ...others] = auditor.callers;
    expect(others).toEqual([]);
    expect(JSON.parse(caller)).toMatchObject({ audience: 'svc-auth', role: 'visitor', isGateway: true });
    const [entry] = entries();
    expect((await browser.post(`/api${recordReleaseChange.path}`, entry)).status).toBe(404);
  });
});
