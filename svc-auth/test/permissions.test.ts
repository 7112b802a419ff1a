import type { TestClient } from '@pathshala/service-testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedUser } from '@pathshala/svc-auth-contract/account';
import type { UserLogIn } from '@pathshala/svc-auth-contract/http';
import { goodPassword, startSchool, type School } from './school.ts';

let school: School;
let head: TestClient;
beforeAll(async () => {
  school = await startSchool();
  head = await school.adminClient();
});
afterAll(() => school.stop());

/** A new administrator with these permissions, logged in. */
async function administrator(username: string, permissions: readonly string[] | null) {
  const { userId } = await school.enter(username);
  const given = await head.patch(`/users/${userId}`, { role: 'admin', permissions });
  expect(given.status).toBe(200);
  const { cookies, body } = await school.logIn({ username }, goodPassword);
  const sid = cookies['sid'] ?? '';
  return { userId, sid, user: body, client: await school.clientOf(sid) };
}

const needsAll = { status: 403, body: { code: 'auth.all-permissions-needed' } };

describe('an administrator with some permissions', () => {
  it('has them in the session, in the list and in the own account; without a list there are none', async () => {
    const marker = await administrator('marker', ['marking', 'questions', 'marking']);
    expect(marker.user.permissions).toEqual(['marking', 'questions']);
    expect((await marker.client.get('/users/user')).body).toMatchObject({
      permissions: ['marking', 'questions'],
    });
    const session = await school.platform.sessions.resolve(marker.sid);
    expect(session?.user.permissions).toEqual(['marking', 'questions']);
    expect((await marker.client.get('/users')).status).toBe(403);
    const names = await marker.client.get(`/users/names?ids=${marker.userId}`);
    expect(names.body).toEqual({ items: [{ _id: marker.userId, name: 'Name of marker' }] });
    const manager = await administrator('manager', ['campaigns']);
    expect((await manager.client.get(`/users/names?ids=${marker.userId}`)).status).toBe(200);
    const setter = await administrator('setter', ['questions']);
    expect((await setter.client.get(`/users/names?ids=${marker.userId}`)).status).toBe(403);
    expect((await head.get(`/users/${marker.userId}`)).body).toMatchObject({ role: 'admin', active: true });
    expect((await head.get('/users/user')).body).not.toHaveProperty('permissions');
  });

  it('is logged out at once when they change, and never keeps them as a student', async () => {
    const changed = await administrator('changing', ['support']);
    await head.patch(`/users/${changed.userId}`, { permissions: ['campaigns'] });
    await expect(school.platform.sessions.resolve(changed.sid)).resolves.toBeNull();
    const student = await head.patch(`/users/${changed.userId}`, { role: 'student' });
    expect(student.body).not.toHaveProperty('permissions');
    const again = await head.patch(`/users/${changed.userId}`, { role: 'admin', permissions: ['marking'] });
    expect(again.body).toMatchObject({ permissions: ['marking'] });
  });

  it('of support changes and closes accounts of students', async () => {
    const support = await administrator('support-1', ['support']);
    const student = await school.enter('helped');
    const path = `/users/${student.userId}`;
    const closed = await support.client.patch(path, { name: 'Helped Twice', active: false });
    expect(closed).toMatchObject({ status: 200, body: { name: 'Helped Twice', active: false } });
    await expect(school.platform.sessions.resolve(student.sid)).resolves.toBeNull();
    expect(await support.client.post(`${path}/password-link`)).toMatchObject({
      status: 409,
      body: { code: 'auth.account-inactive' },
    });
    expect((await support.client.patch(path, { active: true })).status).toBe(200);
  });

  it.each([{ role: 'admin' }, { permissions: null }, { permissions: ['support', 'marking'] }])(
    'gives rights neither to others nor to itself: %o [AUTH-09]',
    async (rights) => {
      const name = `climber-${Object.keys(rights)[0]}-${JSON.stringify(rights).length}`;
      const support = await administrator(name, ['support']);
      const student = await school.enter(`${name}-s`);
      for (const id of [support.userId, student.userId]) {
        expect(await support.client.patch(`/users/${id}`, rights)).toMatchObject(needsAll);
      }
    },
  );

  it('does not touch administrators', async () => {
    const support = await administrator('support-2', ['support']);
    const { userId } = await administrator('untouched', ['marking']);
    const path = `/users/${userId}`;
    expect(await support.client.patch(path, { name: 'Other' })).toMatchObject(needsAll);
    expect(await support.client.patch(path, { active: false })).toMatchObject(needsAll);
    expect(await support.client.post(`${path}/end-sessions`)).toMatchObject(needsAll);
    expect(await support.client.post(`${path}/password-link`)).toMatchObject(needsAll);
    expect(await support.client.post(`${path}/reset-second-factor`)).toMatchObject(needsAll);
  });

  it('cannot use a session that began before its permissions were revoked', async () => {
    const { userId } = await administrator('former', ['support']);
    const stale = school.client.as({ role: 'admin', userId });
    expect(await stale.patch(`/users/${userId}`, { permissions: null })).toMatchObject(needsAll);
  });

  it.each([{ permissions: [] }, { permissions: ['administration'] }, { permissions: ['everything'] }])(
    'cannot have %o',
    async (change) => {
      const { userId } = await school.enter(`odd-${String(change.permissions[0]).slice(0, 5)}`);
      expect((await head.patch(`/users/${userId}`, { role: 'admin', ...change })).status).toBe(400);
    },
  );
});

describe('the last administrator with all permissions', () => {
  it.each([{ permissions: ['support'] }, { role: 'student' }, { active: false }])(
    'stays, beside any number with some: %o [AUTH-09]',
    async (change) => {
      await administrator(`some-${Object.keys(change)[0]}`, ['marking']);
      const { body } = await head.get('/users/user');
      expect(await head.patch(`/users/${String(body['_id'])}`, change)).toMatchObject({
        status: 409,
        body: { code: 'auth.last-admin' },
      });
    },
  );
});

describe('the log-ins of a person', () => {
  const pathOf = (userId: string) => `/users/${userId}/log-ins`;

  it('say since when, on which device and from where, and end one by one [STP-03]', async () => {
    const user = await school.enter('two-devices');
    school.clock.advance(60_000);
    const elsewhere = await school.logIn({ username: 'two-devices' }, goodPassword);
    const listed = await head.get<{ items: UserLogIn[] }>(pathOf(user.userId));
    expect(listed.body.items).toHaveLength(2);
    const [latest] = listed.body.items;
    expect(Date.parse(latest?.beganAt ?? '')).toBe(school.clock.now());
    expect(Object.keys(latest ?? {}).toSorted()).toEqual(['address', 'beganAt', 'device', 'id', 'usedAt']);
    const one = `${pathOf(user.userId)}/${latest?.id}`;
    expect(await head.delete(one)).toMatchObject({ status: 200 });
    await expect(school.platform.sessions.resolve(elsewhere.cookies['sid'] ?? '')).resolves.toBeNull();
    expect(await school.platform.sessions.resolve(user.sid)).not.toBeNull();
    expect((await head.delete(one)).status).toBe(404);
    expect((await head.get(pathOf('nobody'))).status).toBe(404);
  });

  it('of administrators are for administrators with all permissions alone [STP-03]', async () => {
    const support = await administrator('support-3', ['support']);
    const { userId } = await administrator('colleague', ['marking']);
    expect(await support.client.get(pathOf(userId))).toMatchObject(needsAll);
    expect(await support.client.delete(`${pathOf(userId)}/any`)).toMatchObject(needsAll);
    const marker = school.client.as({ role: 'admin', permissions: ['marking'] });
    const { userId: studentId } = await school.enter('watched');
    expect((await marker.get(pathOf(studentId))).status).toBe(403);
  });
});

describe('support for one person', () => {
  it('ends all sessions', async () => {
    const user = await school.enter('everywhere');
    const elsewhere = await school.logIn({ username: 'everywhere' }, goodPassword);
    expect((await head.get(`/users/${user.userId}/sessions`)).body).toEqual({ count: 2 });
    expect(await head.post(`/users/${user.userId}/end-sessions`)).toMatchObject({
      status: 200,
      body: { message: 'Name of everywhere is logged out on all devices.' },
    });
    for (const sid of [user.sid, elsewhere.cookies['sid'] ?? '']) {
      await expect(school.platform.sessions.resolve(sid)).resolves.toBeNull();
    }
  });

  it('resets the second step of a student, and logs the person out', async () => {
    const user = await school.enter('phoneless');
    expect((await head.post(`/users/${user.userId}/reset-second-factor`)).status).toBe(200);
    await expect(school.platform.sessions.resolve(user.sid)).resolves.toBeNull();
    expect(school.mail.sent.findLast(({ to }) => to === user.email)?.subject).not.toMatch(/code/u);
  });

  it('mails a link for a new password, at most once a minute', async () => {
    const user = await school.enter('forgetful');
    const path = `/users/${user.userId}/password-link`;
    expect((await head.post(path)).status).toBe(202);
    const { text } = school.mail.sent.findLast(({ to }) => to === user.email) ?? { text: '' };
    const token = /token=([\w-]+)/.exec(text)?.[1];
    expect(await head.post(path)).toMatchObject({ status: 429, body: { code: 'auth.mail-later' } });
    const reset = await school.client.visitor.post('/auth/reset', { token, password: 'four red kites' });
    expect(reset.status).toBe(200);
  });

  it('is refused for an unknown person', async () => {
    for (const action of ['end-sessions', 'password-link', 'reset-second-factor']) {
      expect((await head.post(`/users/${'ab'.repeat(12)}/${action}`)).status).toBe(404);
    }
    expect((await head.get(`/users/${'ab'.repeat(12)}`)).status).toBe(404);
  });
});

// This block runs last: it leaves either of the two as administrator.
describe('administrators with all permissions', () => {
  it('never all go by any mix of concurrent changes [AUTH-09]', async () => {
    const second = await administrator('second-head', null);
    const { body } = await head.get('/users/user');
    const ids = [String(body['_id']), second.userId];
    const losses = [{ permissions: ['marking'] }, { active: false }, { role: 'student' }];
    const calls = ids.flatMap((id) =>
      [...losses, { role: 'admin', permissions: null, active: true }].map((change) => ({ id, change })),
    );
    await Promise.all(calls.map(({ id, change }) => head.patch(`/users/${id}`, change)));
    const { items } = (await head.get<{ items: ListedUser[] }>('/users?role=admin&active=true')).body;
    const full = items.filter(({ permissions }) => permissions === undefined);
    expect(full.length).toBeGreaterThan(0);
  });
});
