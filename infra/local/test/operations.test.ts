import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RepublishRun, ServiceState, ShownDeadLetter } from '@pathshala/contract-kit/operations';
import type { Page } from '@pathshala/contract-kit/paging';
import { openSqliteBus } from '@pathshala/stores/bus/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded, type Site } from '../src/embedded.ts';
import { readSiteStatus } from '../src/read-site-status.ts';
import { siteRoot } from '../src/site-root.ts';
import { statusInWords } from '../src/status-in-words.ts';
import { enterSite } from './enter-site.ts';

const env = {
  ADMIN_USERNAME: 'head',
  ADMIN_EMAIL: 'head@school.example',
  ADMIN_PASSWORD: 'a-long-Sentence-of-mine',
  LOG_LEVEL: 'silent',
};
const broken = 'campaigns.paper.published.v1';

let dataDir: string;
let site: Site;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'local-operations-'));
  site = await startEmbedded({ dataDir, port: 0, seed: 'none', env });
}, 60_000);
afterAll(async () => {
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Publishes, like another process, an event that svc-exams can never read. */
async function publishBroken(): Promise<void> {
  const bus = await openSqliteBus({ file: join(dataDir, 'bus.sqlite') });
  const body = JSON.stringify({
    aggregateId: 'c1',
    sequence: 1,
    occurredAt: 'now',
    data: { token: 'hush-9' },
  });
  for (const id of ['b1', 'b2']) await bus.publish({ id, routingKey: broken, body, headers: {} });
  await bus.close();
}

describe('operating the site through its gateway', () => {
  it('says in words that it is healthy, part by part [OPS-04]', async () => {
    const { lines, code } = statusInWords(site.url, await readSiteStatus(site.url, {}));
    expect(lines.slice(1).join('\n')).toMatch(/^svc-exams +1 of 1 replicas ready, version/mu);
    expect(lines.join('\n')).toMatch(/^disk +\d/mu);
    expect(lines).toContain('stores         documents answers, bus answers, key-value answers');
    // A checkout whose pages are not built serves none.
    const hasPages = existsSync(join(siteRoot, 'shell/dist/index.html'));
    expect([lines[0], code]).toEqual(
      hasPages ? [`Pathshala at ${site.url} is healthy.`, 0] : [`Pathshala at ${site.url} is DOWN.`, 2],
    );
  });

  it('shows the failed events of one service and not of another, discards one, and the audit log has it [EVT-02]', async () => {
    const admin = await enterSite(site, { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD });
    const stateOf = (service: string) => admin.get<ServiceState>(`/operations/${service}/status`);
    await publishBroken();
    await expect
      .poll(async () => (await stateOf('svc-exams')).queue?.deadLetters, { timeout: 8_000 })
      .toBe(2);
    expect((await stateOf('svc-catalog')).queue?.deadLetters).toBe(0);
    const list = '/operations/svc-exams/dead-letters';
    const letters = await admin.get<Page<ShownDeadLetter>>(list);
    expect(letters.items.map(({ _id, event }) => [_id, event])).toEqual([
      ['b1', broken],
      ['b2', broken],
    ]);
    expect(JSON.stringify(letters)).not.toContain('hush-9');
    await admin.post(`${list}/discard`, { ids: ['b1'], confirm: true });
    expect((await admin.get<Page<ShownDeadLetter>>(list)).items.map(({ _id }) => _id)).toEqual(['b2']);
    const audited = () => admin.get<Page<{ route: string; changes: object[] }>>('/audit?thing=operations');
    await expect.poll(async () => (await audited()).total, { timeout: 8_000 }).toBe(1);
    expect((await audited()).items[0]?.changes).toContainEqual({
      field: 'discarded[b1].event',
      before: null,
      after: broken,
    });
  }, 30_000);

  it('publishes an event of a service again, and shows its end', async () => {
    const admin = await enterSite(site, { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD });
    const path = '/operations/svc-auth/republish';
    await admin.post(path, { event: 'auth.user.verified.v1' });
    const runs = async () =>
      (await admin.get<{ items: { event: string; run: RepublishRun | null }[] }>(path)).items;
    await expect
      .poll(async () => (await runs()).find(({ event }) => event === 'auth.user.verified.v1')?.run?.state, {
        timeout: 8_000,
      })
      .toBe('done');
  }, 30_000);

  it('has the gateway’s own pages beside those of the services', async () => {
    const admin = await enterSite(site, { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD });
    const { services } = await admin.get<{ services: { name: string; status: string }[] }>(
      '/operations/gateway/parts',
    );
    expect(services.map(({ name, status }) => `${name} ${status}`).sort()).toEqual([
      'svc-auth ready',
      'svc-campaigns ready',
      'svc-catalog ready',
      'svc-exams ready',
    ]);
    expect(await admin.get('/operations/gateway/remotes')).toMatchObject({ source: 'builds' });
    expect(await admin.post('/client-errors', { part: 'shell', version: 'v1', message: 'broken' })).toEqual({
      isCounted: true,
    });
    expect(await admin.get('/operations/gateway/browser-errors')).toMatchObject({ total: 1 });
  });
});
