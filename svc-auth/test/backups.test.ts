import type { WaitingItem } from '@pathshala/contract-kit/waiting-work';
import type { TestClient } from '@pathshala/service-testing/test-client';
import type { BackupsAnswer } from '@pathshala/svc-auth-contract/http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeBackups, snapshotId } from './fake-backups.ts';
import { startSchool, type School } from './school.ts';

const path = '/operations/backups';
const archive = `${path}/${snapshotId}/archive`;
const hour = 3_600_000;

let school: School;
let head: TestClient;
let fake: ReturnType<typeof createFakeBackups>;
beforeEach(async () => {
  fake = createFakeBackups();
  school = await startSchool({ replace: () => ({ backups: fake.backups }) });
  head = await school.adminClient();
});
afterEach(() => school.stop());

const waiting = async () =>
  (await head.get<{ items: WaitingItem[] }>('/users/waiting-work')).body.items.filter(
    ({ kind }) => kind === 'backup-overdue',
  );

describe('the backups that administrators see', () => {
  it('have age, size, last drill and how far changes are recorded [BAK-08]', async () => {
    const { body } = await head.get<BackupsAnswer>(path);
    expect(body.state).toMatchObject({
      isOverdue: false,
      recordedUntil: '2026-01-15T09:01:00.000Z',
      snapshots: [{ _id: snapshotId, bytes: 5_000_000, hasSecrets: true }],
      drill: { rows: 1_200, difference: null },
    });
  });

  it('are begun by one who may, not while another is in progress, and stand in the audit log', async () => {
    expect((await head.post(path, { work: 'snapshot' })).status).toBe(202);
    expect(fake.begun).toEqual(['snapshot']);
    fake.set({ running: 'drill' });
    expect(await head.post(path, { work: 'snapshot' })).toMatchObject({
      status: 409,
      body: { code: 'auth.backup-running' },
    });
    expect((await head.post(path, { work: 'delete' })).status).toBe(400);
    await school.waitUntilIdle();
    const { body } = await head.get<{ items: { route: string; id: string }[] }>('/audit?thing=operations');
    expect(body.items).toMatchObject([{ route: 'post /operations/backups', id: 'snapshot' }]);
  });

  it('are downloaded as a whole, with an entry in the audit log; a removed one is 404', async () => {
    const { status, bytes } = await head.get(archive);
    expect([status, Buffer.from(bytes).toString()]).toEqual([200, 'first second']);
    expect((await head.get(archive.replace('2026', '2025'))).status).toBe(404);
    expect((await head.get(`${path}/..%2F..%2Fsecrets/archive`)).status).toBe(404);
    await school.waitUntilIdle();
    const audited = await head.get<{ items: { route: string; id: string }[] }>('/audit?thing=operations');
    expect(audited.body.items).toMatchObject([
      { route: 'get /operations/backups/{id}/archive', id: snapshotId },
    ]);
  });

  it('wait for an administrator once the newest is older than a day, or a drill differed [BAK-09]', async () => {
    expect(await waiting()).toEqual([]);
    school.clock.advance(24 * hour);
    expect(await waiting()).toMatchObject([
      { path: '/boss/operations/backups', permission: ['administration'] },
    ]);
    const now = school.platform.now();
    fake.set({ snapshots: [{ id: snapshotId, at: now, bytes: 1, tookMs: 1, hasSecrets: false }] });
    expect(await waiting()).toEqual([]);
    fake.set({ drill: { at: now, rows: 1, tookMs: 1, difference: 'svc-exams.sqlite: c:results, r1' } });
    expect((await waiting())[0]?.text.en).toContain('drill found a difference');
  });
});

describe('a site without backups of its own', () => {
  it('says so, and refuses to make one', async () => {
    const other = await startSchool();
    const admin = await other.adminClient();
    expect((await admin.get(path)).body).toEqual({ state: null });
    expect(await admin.post(path, { work: 'drill' })).toMatchObject({
      status: 409,
      body: { code: 'auth.backups-none' },
    });
    await other.stop();
  });
});
