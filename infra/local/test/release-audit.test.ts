import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@pathshala/contract-kit/paging';
import { openStore } from '@pathshala/releases/open-store';
import { appendState } from '@pathshala/releases/state-log';
import { recordServiceVersion } from '@pathshala/releases/release';
import { emptyState } from '@pathshala/releases/state';
import { promote } from '@pathshala/releases/transitions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded, type Site } from '../src/embedded.ts';
import { enterSite } from './enter-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'local-releases-'));
const store = join(folder, 'store');
const env = {
  ADMIN_USERNAME: 'head',
  ADMIN_EMAIL: 'head@school.example',
  ADMIN_PASSWORD: 'a-long-Sentence-of-mine',
  LOG_LEVEL: 'silent',
  REMOTES_STORE: store,
};
const by = { by: 'rahim@build', at: '2026-01-15T10:00:00.000Z' };

let site: Site;

/** Two versions were promoted with a release of before changes were audited. */
async function promoteTwice() {
  const opened = await openStore(store, {
    endpoint: undefined,
    region: '',
    accessKeyId: undefined,
    secretAccessKey: undefined,
  });
  let state = emptyState;
  for (const [index, version] of ['v1', 'v2'].entries()) {
    const change = { ...by, what: `promote mfe-exams ${version}` };
    state = { ...promote(state, 'mfe-exams', { version, ...by }), revision: index + 1, change };
    await appendState(opened, state);
  }
  return opened;
}

beforeAll(async () => {
  mkdirSync(store);
  const opened = await promoteTwice();
  const desk = {
    store: opened,
    shell: { facts: () => Promise.reject(new Error('not asked')) },
    author: () => by,
  };
  await recordServiceVersion(desk, 'svc-exams', '1.4.0');
  site = await startEmbedded({ dataDir: join(folder, 'data'), port: 0, seed: 'none', env });
}, 60_000);
afterAll(async () => {
  await site.stop();
  delete process.env['REMOTES_STORE'];
  rmSync(folder, { recursive: true, force: true });
});

describe('the releases of a running site', () => {
  it('are in its audit log: what was done before it started at a terminal, and what an administrator does [ADM-30]', async () => {
    const admin = await enterSite(site, { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD });
    const { revision } = await admin.get<{ revision: number }>('/operations/gateway/remotes');
    await admin.post('/operations/gateway/remotes/mfe-exams/rollback', { revision });
    const audited = () => admin.get<Page<object>>('/audit?domain=gateway');
    await expect.poll(async () => (await audited()).total, { timeout: 8_000 }).toBe(2);
    expect((await audited()).items).toMatchObject([
      {
        name: 'head',
        route: 'post /operations/gateway/remotes/{name}/rollback',
        id: 'mfe-exams',
        address: '127.0.0.1',
        changes: [{ field: 'live', before: 'v2', after: 'v1' }],
      },
      { userId: null, name: 'rahim@build', route: 'deploy /operations/record', id: 'svc-exams' },
    ]);
  }, 30_000);
});
