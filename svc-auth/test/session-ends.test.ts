import { sessionsEnded } from '@pathshala/svc-auth-contract/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, startSchool, type School } from './school.ts';

let school: School;
beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school.stop());

const endsOf = (userId: string) =>
  school.published(sessionsEnded).filter(({ data }) => data.userId === userId);

describe('sessions that are ended on purpose', () => {
  it('are published by log-out, a new password and an administrator', async () => {
    const user = await school.enter('leaver');
    await user.client.post('/auth/logout');
    await school.waitUntilIdle();
    expect(endsOf(user.userId)).toHaveLength(1);
    const change = { password: 'five green lamps', currentPassword: goodPassword };
    expect((await user.client.put('/user', change)).status).toBe(200);
    await school.waitUntilIdle();
    expect(endsOf(user.userId)).toHaveLength(2);
    const admin = school.client.as({ role: 'admin' });
    expect((await admin.patch(`/users/${user.userId}`, { active: false })).status).toBe(200);
    await school.waitUntilIdle();
    expect(endsOf(user.userId)).toHaveLength(3);
  });

  it('are published when their owner ends those of other devices', async () => {
    const user = await school.enter('two-devices');
    await school.logIn({ username: 'two-devices' }, goodPassword);
    expect((await user.client.delete('/users/sessions')).status).toBe(200);
    await school.waitUntilIdle();
    expect(endsOf(user.userId)).toHaveLength(1);
  });

  it('are published by the log-out of a holder of a ticket, whose session was lost', async () => {
    const ticket = { userId: 'd'.repeat(24), subjects: [], issuedAt: school.clock.now() };
    await school.client.as({ role: 'visitor', ticket }).post('/auth/logout');
    await school.waitUntilIdle();
    expect(endsOf(ticket.userId)).toHaveLength(1);
  });

  it('are recorded even where the session store is away', async () => {
    const away = () => Promise.reject(new Error('the store is away'));
    await using broken = await startSchool({
      replace: ({ sessions }) => ({ sessions: { ...sessions, endAllOf: away } }),
    });
    const user = await broken.enter('stays');
    const admin = broken.client.as({ role: 'admin' });
    expect((await admin.patch(`/users/${user.userId}`, { active: false })).status).toBe(500);
    await broken.waitUntilIdle();
    expect(broken.published(sessionsEnded).map(({ data }) => data.userId)).toEqual([user.userId]);
  });
});
