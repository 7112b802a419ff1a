import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routesOf } from '@pathshala/contract-kit/route';
import { services } from '@pathshala/platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startEmbedded, type Site } from '../src/embedded.ts';
import { enterSite } from './enter-site.ts';

const env = {
  ADMIN_USERNAME: 'head',
  ADMIN_EMAIL: 'head@school.example',
  ADMIN_PASSWORD: 'a-long-Sentence-of-mine',
  LOG_LEVEL: 'silent',
};

let dataDir: string;
let site: Site;
let secret: string;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'local-api-keys-'));
  site = await startEmbedded({ dataDir, port: 0, seed: 'none', env });
  const head = await enterSite(site, { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD });
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const form = {
    name: 'Accounting',
    permissions: ['support', 'marking', 'campaigns', 'questions'],
    expiresAt,
  };
  ({ secret } = await head.post<{ secret: string }>('/api-keys', form));
}, 60_000);
afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const call = (path: string, init: Pick<RequestInit, 'method' | 'body'> = {}) =>
  fetch(`${site.url}/api${path}`, { ...init, headers: { authorization: `Bearer ${secret}` } });

/** The routes that let keys in, of all services. */
async function exported(): Promise<readonly string[]> {
  const contracts = services.map(
    ({ name }) => import(`@pathshala/${name}-contract/http`) as Promise<Readonly<Record<string, unknown>>>,
  );
  const routes = (await Promise.all(contracts)).flatMap((contract) => routesOf(contract));
  return routes.filter(({ apiKey }) => apiKey === true).map(({ path }) => path);
}

it('lets a program read what is open to keys, through the gateway [KEY-02]', async () => {
  for (const path of await exported()) {
    const { status } = await call(path.replaceAll(/\{\w+\}/gu, 'a'.repeat(24)));
    // Without the ids and filters that a list may require, the answers 400, 404 and 422 say that the caller was let in.
    expect([path, [200, 400, 404, 422].includes(status)]).toEqual([path, true]);
  }
  const students = await call('/students');
  expect(students.headers.getSetCookie()).toEqual([]);
});

it('refuses a program everything else, also what is public [KEY-02]', async () => {
  const others = [
    '/settings',
    '/users',
    '/users/user',
    '/audit',
    '/api-keys',
    '/webhooks',
    '/courses',
    '/exams',
  ];
  for (const path of [...others, '/operations/gateway/parts']) {
    expect([path, (await call(path)).status]).toEqual([path, 403]);
  }
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await call('/students', { method })).status).toBeGreaterThanOrEqual(400);
  expect((await call('/api-keys', { method: 'POST', body: '{}' })).status).toBe(403);
});

it('names in its documents exactly the lists that keys read [KEY-02]', async () => {
  const page = readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8');
  const [, keys = ''] = page.split('## API keys');
  const documented = [...keys.matchAll(/`(\/[\w/{}-]+)`/gu)].map(([, path = '']) => path);
  expect(documented.filter((path) => !path.startsWith('/api')).toSorted()).toEqual(
    [...(await exported())].toSorted(),
  );
});
