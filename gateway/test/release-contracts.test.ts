import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Releases } from '@pathshala/gateway-contract/releases';
import { openSqliteKeyValue } from '@pathshala/stores/key-value/sqlite';
import type { KeyValue } from '@pathshala/stores/key-value/port';
import type { Mismatch } from '@pathshala/releases/contracts/records';
import { storeVerification } from '@pathshala/releases/contracts/stored-records';
import { openStore } from '@pathshala/releases/open-store';
import type { ReleaseStore } from '@pathshala/releases/port';
import { recordServiceVersion } from '@pathshala/releases/release';
import { readState } from '@pathshala/releases/state-log';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStoreRegistry, type StoreRegistry } from '../src/site/store-registry.ts';
import { Browser, readError } from './browser.ts';
import { createFakeLog, student } from './fakes.ts';
import { publishBuild } from './publish-build.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';

const name = 'mfe-exams';
const at = `/api/operations/gateway/remotes/${name}`;
const provider = { part: 'svc-exams', version: '1.4.0' };
const need = { consumer: name, provider: 'svc-exams', hash: 'abc1', hasCalls: true };
const missing: Mismatch = { interaction: 'an exam', field: '$.title', problem: 'it is missing' };

let folder: string;
let keyValue: KeyValue;
let store: ReleaseStore;
let registry: StoreRegistry;
let gateway: TestGateway;
let browser: Browser;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'release-contracts-'));
  keyValue = await openSqliteKeyValue({ file: join(folder, 'key-value.sqlite') });
  mkdirSync(join(folder, 'store'));
  const s3 = { endpoint: undefined, region: '', accessKeyId: undefined, secretAccessKey: undefined };
  store = await openStore(join(folder, 'store'), s3);
  registry = await openStoreRegistry({ store, cacheFolder: join(folder, 'cache'), log: createFakeLog() });
  gateway = await startGateway('in one process', { keyValue, remotes: registry });
  const shared = { react: '19.3.1' };
  mkdirSync(join(gateway.siteRoot, 'shell/dist'), { recursive: true });
  writeFileSync(
    join(gateway.siteRoot, 'shell/dist/build.json'),
    JSON.stringify({ contract: '2.1.0', shared }),
  );
  browser = new Browser(gateway.url);
  const sid = await gateway.sessions.begin({ ...student, role: 'admin', username: 'ayesha' });
  browser.cookies.set('sid', sid);
  await browser.get('/api/csrf');
});
afterEach(async () => {
  await gateway.stop();
  registry.close();
  await keyValue.close();
  rmSync(folder, { recursive: true });
});

/** A rollout of the service that somebody recorded; the contract tests of a rollout are asked before that. */
function putLive({ part, version }: typeof provider): Promise<unknown> {
  const shell = { facts: () => Promise.reject(new Error('not asked')) };
  const author = () => ({ by: 'rollout', at: '2026-01-15T10:00:00.000Z' });
  return recordServiceVersion({ store, shell, author }, part, version);
}

const verified = (version: string, found: readonly Mismatch[]) =>
  storeVerification(store, { part: 'svc-exams', version }, { ...need, found });

async function send(verb: string, body: object): Promise<Response> {
  const { revision } = await readState(store);
  return browser.post(`${at}/${verb}`, { revision, ...body });
}

async function refusalOf(response: Response) {
  const { code, error } = await readError(response);
  return [response.status, code, error];
}

describe('promoting a version whose contract tests were stored with it', () => {
  beforeEach(async () => {
    await publishBuild(store, { name, version: 'v1', needs: [need] });
    await putLive(provider);
  });

  it('is done when the live service has verified what it needs', async () => {
    await verified('1.4.0', []);
    expect((await send('promote', { version: 'v1' })).status).toBe(200);
  });

  it('is refused with the call and the field that the live service does not give', async () => {
    await verified('1.4.0', [missing]);
    for (const [verb, more] of [
      ['promote', {}],
      ['canary', { percent: 20 }],
    ] as const)
      expect(await refusalOf(await send(verb, { version: 'v1', ...more }))).toEqual([
        409,
        'gateway.release-contracts',
        'Contract tests do not allow it: mfe-exams v1 needs $.title of “an exam”. svc-exams 1.4.0, which is live, does not give it: it is missing. Deploy svc-exams with it first.',
      ]);
  });

  it('is asked of the service that is live now, not of the one that was live when it was published', async () => {
    await verified('1.4.0', []);
    await putLive({ ...provider, version: '1.5.0' });
    const [, code, error] = await refusalOf(await send('promote', { version: 'v1' }));
    expect(code).toBe('gateway.release-contracts');
    expect(error).toContain('svc-exams 1.5.0, which is live, has not verified what mfe-exams v1 needs');
    await verified('1.5.0', []);
    expect((await send('promote', { version: 'v1' })).status).toBe(200);
  });

  it('is done with a reason, which is in the history and in what the audit log gets', async () => {
    await verified('1.4.0', [missing]);
    const override = { reason: 'The exam page is down for everybody.' };
    expect((await send('promote', { version: 'v1', override: { reason: 'short' } })).status).toBe(400);
    const response = await send('promote', { version: 'v1', override });
    expect(response.status).toBe(200);
    const [last] = ((await response.json()) as Releases).changes;
    expect(last?.what).toBe(
      'promote mfe-exams v1, contract tests overridden: The exam page is down for everybody.',
    );
    expect((await readState(store)).change.audit).toMatchObject({
      reason: override.reason,
      overridden: [expect.stringContaining('needs $.title of “an exam”')],
    });
  });

  it('records no override where none was needed', async () => {
    await verified('1.4.0', []);
    await send('promote', { version: 'v1', override: { reason: 'Just to be on the safe side.' } });
    expect((await readState(store)).change).toMatchObject({ what: 'promote mfe-exams v1' });
  });

  it('is refused for a version of which nothing is recorded, and a rollback is not', async () => {
    await verified('1.4.0', []);
    await send('promote', { version: 'v1' });
    await publishBuild(store, { name, version: 'v2', needs: null });
    const [, code, error] = await refusalOf(await send('promote', { version: 'v2' }));
    expect([code, error]).toEqual([
      'gateway.release-contracts',
      expect.stringContaining('What mfe-exams v2 needs is not recorded'),
    ]);
    expect(
      (await send('promote', { version: 'v2', override: { reason: 'Built by another tool.' } })).status,
    ).toBe(200);
    expect((await send('rollback', {})).status).toBe(200);
  });
});

describe('promoting a version that the live shell or another remote has no room for', () => {
  const override = { reason: 'I really want to have it.' };

  it('is refused for a shared module of another version, whatever the reason', async () => {
    await publishBuild(store, { name, version: 'v1' });
    const assets = { js: { sync: [], async: [] } };
    const shared = [{ name: 'react', requiredVersion: '^20.0.0', singleton: true, assets }];
    const manifest = { exposes: [{ path: './app' }], shared };
    await store.create(`builds/${name}/v1/mf-manifest.json`, Buffer.from(JSON.stringify(manifest)));
    expect(await refusalOf(await send('promote', { version: 'v1', override }))).toEqual([
      409,
      'gateway.release-refused',
      expect.stringContaining('mfe-exams needs react ^20.0.0 and the live shell has 19.3.1'),
    ]);
  });

  it('is refused for a path of another live remote, whatever the reason', async () => {
    await publishBuild(store, { name: 'mfe-other', version: 'o1' });
    const { revision } = await readState(store);
    const other = await browser.post(at.replace(name, 'mfe-other') + '/promote', { revision, version: 'o1' });
    expect(other.status).toBe(200);
    await publishBuild(store, { name, version: 'v1' });
    expect(await refusalOf(await send('promote', { version: 'v1', override }))).toEqual([
      409,
      'gateway.release-refused',
      expect.stringContaining('/exams of mfe-exams is a path of mfe-other too'),
    ]);
  });
});
