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
  it('has what an administrator changed in this service, published as an event [ADM-30]', async () => {
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

  it('has a change of what is live once, however often the gateway reports it, and nobody else may report one', async () => {
    const change = {
      id: 'b3f1c1de-0000-4000-8000-000000000001',
      verb: 'promote',
      name: 'mfe-exams',
      at: '2026-01-15T10:00:00.000Z',
      by: 'ayesha',
      userId: admin.userId,
      requestId: 'request-2',
      address: '203.0.113.7',
      device: null,
      changes: [{ field: 'live', before: 'v1', after: 'v2' }],
    };
    const at = '/internal/release-changes';
    const gateway = school.client.as({ isGateway: true });
    for (let n = 0; n < 2; n += 1) expect((await gateway.post(at, change)).status).toBe(200);
    const typed = { ...change, id: 'typed', userId: null, by: 'rahim@build', address: null };
    expect((await gateway.post(at, { ...typed, at: '2026-01-15T09:00:00.000Z' })).status).toBe(200);
    const { body } = await school.client.as(admin).get('/audit?domain=gateway');
    expect(body).toMatchObject({
      total: 2,
      items: [
        {
          userId: admin.userId,
          name: 'ayesha',
          route: 'post /operations/gateway/remotes/{name}/promote',
          id: 'mfe-exams',
          action: 'changed',
          thing: 'operations',
          address: '203.0.113.7',
          changes: change.changes,
        },
        { userId: null, name: 'rahim@build', route: 'deploy /operations/promote', thing: 'operations' },
      ],
    });
    expect((await school.client.as(admin).post(at, change)).status).toBe(403);
    expect((await school.client.visitor.post(at, change)).status).toBe(401);
  });

  it('records no refused call', async () => {
    const client = school.client.as(admin);
    expect((await client.put('/settings', { contact: {} })).status).toBe(400);
    await school.waitUntilIdle();
    expect(school.published(auditRecorded)).toEqual([]);
  });

  it('has the changed fields before and after, and from where [ADM-30]', async () => {
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
      ['action=changed&thing=exams&atTo=2026-01-15', ['result1']],
      ['action=deleted', []],
      ['thing=users', []],
      ['q=RESULT2', ['result2']],
      ['q=head', ['result2', 'result1']],
      ['q=nobody', []],
    ] as const) {
      const { body } = await client.get<{ items: { id: string }[] }>(`/audit?${query}`);
      expect([query, body.items.map(({ id }) => id)]).toEqual([query, ids]);
    }
  });

  it('refuses a range of time that is backwards with a sentence [ADM-30]', async () => {
    const answer = await school.client.as(admin).get('/audit?atFrom=2026-01-16&atTo=2026-01-15');
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { atTo: 'The last day must not be before the first.' } },
    });
    expect((await school.client.as(admin).get('/audit?atFrom=2026-01-15&atTo=2026-01-15')).status).toBe(200);
  });

  it('names the device of the administrator', async () => {
    const head = await school.adminClient();
    const { body } = await head.get('/settings');
    const agent =
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
    await head.put('/settings', body, { headers: { 'user-agent': agent } });
    await school.waitUntilIdle();
    expect((await head.get('/audit?thing=settings')).body).toMatchObject({
      items: [{ device: 'Chrome on Android', action: 'changed', thing: 'settings' }],
    });
  });

  it.each([
    ['post /users/invite', 'created', 'users'],
    ['post /courses/{id}/createchapter', 'created', 'courses'],
    ['post /users/{id}/end-sessions', 'changed', 'users'],
    ['post /examcampaigns/{id}/restore', 'changed', 'examcampaigns'],
    ['put /settings', 'changed', 'settings'],
    ['delete /campaign/campaigns/{id}', 'deleted', 'campaign'],
  ])('calls %s %s', async (route, action, thing) => {
    await school.emit(examsAudit, { ...corrected, route });
    const { body } = await school.client.as(admin).get(`/audit?action=${action}&thing=${thing}`);
    expect(body).toMatchObject({ total: 1, items: [{ route, action, thing }] });
  });

  it('is read by administrators with all permissions, and written by no route [ADM-30]', async () => {
    const routes = school.running.definition.routes.map(({ route }) => route);
    const ofLog = routes.filter(({ path }) => path.startsWith('/audit'));
    expect(ofLog.map(({ method, permission }) => [method, permission])).toEqual([['get', 'administration']]);
  });

  it('forgets the name of a deleted administrator and keeps the entry', async () => {
    await school.emit(examsAudit, {
      ...corrected,
      address: '203.0.113.7',
      device: 'Mozilla/5.0 Firefox/140.0',
    });
    await school.emit(userDeleted, { userId: admin.userId });
    const log = await school.client.as(admin).get('/audit');
    const forgotten = { name: null, address: null, device: null, userId: admin.userId };
    expect(log.body).toMatchObject({ items: [forgotten] });
    for (const text of ['Head', '203.0']) {
      expect((await school.client.as(admin).get(`/audit?q=${text}`)).body).toMatchObject({ total: 0 });
    }
  });
});
