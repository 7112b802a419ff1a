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

  it('forgets the name of a deleted administrator and keeps the entry', async () => {
    await school.emit(examsAudit, corrected);
    await school.emit(userDeleted, { userId: admin.userId });
    const log = await school.client.as(admin).get('/audit');
    expect(log.body).toMatchObject({ items: [{ name: null, userId: admin.userId }] });
  });
});
