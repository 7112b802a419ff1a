import { auditRecorded as examsAudit } from '@pathshala/svc-exams-contract/events';
import { auditRecorded, userDeleted } from '@pathshala/svc-auth-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSchool, type School } from './school.ts';

let school: School;
beforeEach(async () => {
  school = await startSchool();
});
afterEach(() => school.stop());

const admin = { role: 'admin', userId: 'a00000000000000000000001', name: 'Head' } as const;
const corrected = {
  userId: admin.userId,
  name: 'Head',
  route: 'put /exams/exam-results/{resultId}',
  id: 'result1',
  at: '2026-01-15T10:00:00.000Z',
  requestId: 'request-1',
};

describe('the audit log', () => {
  it('has what an administrator changed in this service, published as an event', async () => {
    const client = school.client.as(admin);
    const { body: settings } = await client.get('/settings');
    expect((await client.put('/settings', settings)).status).toBe(200);
    await school.waitUntilIdle();
    expect(school.published(auditRecorded)).toMatchObject([
      { data: { userId: admin.userId, route: 'put /settings', id: null } },
    ]);
    const log = await client.get('/audit');
    expect(log.body).toMatchObject({
      total: 1,
      items: [{ domain: 'auth', userId: admin.userId, route: 'put /settings' }],
    });
  });

  it('has what another service reports, once for each event, newest first', async () => {
    const id = await school.emit(examsAudit, corrected);
    await school.emit(examsAudit, corrected, { id });
    await school.emit(examsAudit, { ...corrected, id: 'result2', at: '2026-01-15T11:00:00.000Z' });
    const log = await school.client.as(admin).get('/audit?domain=exams');
    expect(log.body).toMatchObject({ total: 2, items: [{ id: 'result2' }, { id: 'result1' }] });
    expect((await school.client.as(admin).get('/audit?domain=catalog')).body).toMatchObject({ total: 0 });
  });

  it('records no refused call', async () => {
    const client = school.client.as(admin);
    expect((await client.put('/settings', { contact: {} })).status).toBe(400);
    await school.waitUntilIdle();
    expect(school.published(auditRecorded)).toEqual([]);
  });

  it('has the changed fields before and after, and from where', async () => {
    const { userId } = await school.enter('renamed');
    const head = await school.adminClient();
    await head.patch(`/users/${userId}`, { name: 'Karim', role: 'admin', permissions: ['support'] });
    await school.waitUntilIdle();
    const { body } = await head.get('/audit?domain=auth');
    expect(body).toMatchObject({
      items: [
        {
          route: 'patch /users/{id}',
          id: userId,
          name: 'head',
          address: '127.0.0.1',
          changes: [
            { field: 'name', before: 'Name of renamed', after: 'Karim' },
            { field: 'role', before: 'student', after: 'admin' },
            { field: 'permissions[0]', before: null, after: 'support' },
          ],
        },
      ],
    });
    await school.emit(userDeleted, { userId });
    const { body: later } = await head.get<{ items: { changes: { field: string }[] }[] }>(
      `/audit?id=${userId}`,
    );
    expect(later.items[0]?.changes.map(({ field }) => field)).toEqual(['role', 'permissions[0]']);
  });

  it('is filtered by person, by what was changed and by day in Dhaka', async () => {
    const other = { ...corrected, userId: 'b'.repeat(24), id: 'result2', at: '2026-01-15T18:00:00.000Z' };
    await school.emit(examsAudit, corrected);
    await school.emit(examsAudit, other);
    const client = school.client.as(admin);
    for (const [query, ids] of [
      [`userId=${other.userId}`, ['result2']],
      ['id=result1', ['result1']],
      ['atTo=2026-01-15', ['result1']],
      ['atFrom=2026-01-16&atTo=2026-01-16', ['result2']],
      ['atFrom=2026-01-17', []],
    ] as const) {
      const { body } = await client.get<{ items: { id: string }[] }>(`/audit?${query}`);
      expect([query, body.items.map(({ id }) => id)]).toEqual([query, ids]);
    }
  });

  it('is read by administrators with all permissions, and written by no route', async () => {
    const routes = school.running.definition.routes.map(({ route }) => route);
    const ofLog = routes.filter(({ path }) => path.startsWith('/audit'));
    expect(ofLog.map(({ method, permission }) => [method, permission])).toEqual([['get', 'administration']]);
  });

  it('forgets the name of a deleted administrator and keeps the entry', async () => {
    await school.emit(examsAudit, { ...corrected, address: '203.0.113.7' });
    await school.emit(userDeleted, { userId: admin.userId });
    const log = await school.client.as(admin).get('/audit');
    expect(log.body).toMatchObject({ items: [{ name: null, address: null, userId: admin.userId }] });
  });
});
