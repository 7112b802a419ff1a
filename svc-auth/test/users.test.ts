import type { TestClient } from '@pathshala/service-testing/test-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedUser } from '@pathshala/svc-auth-contract/account';
import { userDeleted } from '@pathshala/svc-auth-contract/events';
import { goodPassword, startSchool, type School } from './school.ts';

let school: School;
let head: TestClient;
beforeAll(async () => {
  school = await startSchool();
  head = await school.adminClient();
});
afterAll(() => school.stop());

type List = { items: ListedUser[]; total: number; page: number; pageSize: number };

describe('the list of users', () => {
  beforeAll(async () => {
    for (const username of ['listed-c', 'listed-a', 'listed-b']) await school.enter(username);
  });

  it('is sorted by name either way, ten a page [ADM-08]', async () => {
    const up = await head.get<List>('/users?q=listed-');
    expect(up.body.items.map(({ username }) => username)).toEqual(['listed-a', 'listed-b', 'listed-c']);
    expect(up.body).toMatchObject({ total: 3, page: 1, pageSize: 10 });
    const down = await head.get<List>('/users?q=listed-&sort=-name');
    expect(down.body.items.map(({ username }) => username)).toEqual(['listed-c', 'listed-b', 'listed-a']);
    const second = await head.get<List>('/users?q=listed-&pageSize=2&page=2');
    expect(second.body.items.map(({ username }) => username)).toEqual(['listed-c']);
    expect(second.body.total).toBe(3);
  });

  it('is searched by name, username and email, and the query is not a pattern', async () => {
    expect((await head.get<List>('/users?q=NAME%20OF%20LISTED-A')).body.total).toBe(1);
    expect((await head.get<List>('/users?q=listed-b@example')).body.total).toBe(1);
    expect((await head.get<List>(`/users?q=${encodeURIComponent('.*')}`)).body.total).toBe(0);
    expect((await head.get<List>(`/users?q=${encodeURIComponent('(')}`)).body.total).toBe(0);
  });

  it('finds a Bengali name in any spelling of its letters and digits', async () => {
    const user = await school.enter('spelled');
    await head.patch(`/users/${user.userId}`, { name: 'বড় আপা ১২' });
    for (const typed of ['বড\u09bc আপা', 'ব\u200cড\u09bc', 'আপা 12', 'আপা ১২']) {
      expect((await head.get<List>(`/users?q=${encodeURIComponent(typed)}`)).body.total).toBe(1);
    }
  });

  it('is filtered by role and by the active flag', async () => {
    const admins = await head.get<List>('/users?role=admin');
    expect(admins.body.items.map(({ username }) => username)).toEqual(['head']);
    expect((await head.get<List>('/users?active=false&q=listed-')).body.total).toBe(0);
  });

  it('is counted by day', async () => {
    type Overview = { signUps: { day: string; count: number }[] };
    const before = (await head.get<Overview>('/users/overview')).body.signUps;
    await school.enter('counted');
    const { signUps } = (await head.get<Overview>('/users/overview')).body;
    const today = signUps.at(-1);
    expect([signUps.length, today]).toEqual([14, { day: today?.day, count: before.at(-1)!.count + 1 }]);
  });

  it.each(['ids=', 'ids=a,$b', `ids=${Array.from({ length: 101 }, (_, n) => `id${n}`).join(',')}`])(
    'has no names for the query %s',
    async (query) => expect((await head.get(`/users/names?${query}`)).status).toBe(400),
  );

  it('never shows a hash', async () => {
    expect(JSON.stringify((await head.get('/users')).body)).not.toMatch(/argon2|passwordHash/);
  });

  it.each(['sort=passwordHash', 'sort=name&sort=-name', 'page=0', 'pageSize=101', 'role=boss', 'q=a&q=b'])(
    'cannot read %s',
    async (query) => {
      expect((await head.get<List>(`/users?${query}`)).status).toBe(400);
    },
  );

  it('ignores unknown query parameters, and does not pass them on as operators', async () => {
    const { body } = await head.get<List>('/users?q[$ne]=listed-&q=listed-a');
    expect(body.items.map(({ username }) => username)).toEqual(['listed-a']);
  });

  it('is for administrators', async () => {
    expect((await school.client.visitor.get('/users')).status).toBe(401);
    expect((await school.client.as({ role: 'student' }).get('/users')).status).toBe(403);
  });
});

describe('changing a user as an administrator', () => {
  it('changes name, role and the active flag [AUTH-05]', async () => {
    const user = await school.enter('changed');
    const answer = await head.patch(`/users/${user.userId}`, { name: 'New Name', role: 'admin' });
    expect(answer).toMatchObject({ status: 200, body: { name: 'New Name', role: 'admin', active: true } });
    await head.patch(`/users/${user.userId}`, { role: 'student' });
  });

  it('ends the sessions of a disabled account at once and rejects its log-in', async () => {
    const user = await school.enter('closed');
    expect((await head.patch(`/users/${user.userId}`, { active: false })).status).toBe(200);
    await expect(school.platform.sessions.resolve(user.sid)).resolves.toBeNull();
    expect((await user.client.get('/users/user')).status).toBe(401);
    expect(await school.logIn({ username: 'closed' }, goodPassword)).toMatchObject({
      status: 403,
      body: { code: 'auth.disabled' },
    });
    expect((await school.logIn({ username: 'closed' }, 'not the password')).status).toBe(401);
    await head.patch(`/users/${user.userId}`, { active: true });
    expect((await school.logIn({ username: 'closed' }, goodPassword)).status).toBe(200);
  });

  it('ends the sessions of an account that gets another role', async () => {
    const user = await school.enter('promoted');
    await head.patch(`/users/${user.userId}`, { role: 'admin' });
    await expect(school.platform.sessions.resolve(user.sid)).resolves.toBeNull();
    await head.patch(`/users/${user.userId}`, { role: 'student' });
  });

  it.each([{ role: 'student' }, { active: false }])('leaves the last administrator: %o', async (change) => {
    const { body } = await head.get('/users/user');
    const answer = await head.patch(`/users/${String(body['_id'])}`, change);
    expect(answer).toMatchObject({ status: 409, body: { code: 'auth.last-admin' } });
    expect((await head.get('/users/user')).status).toBe(200);
  });

  it('leaves one of two administrators who remove each other concurrently [AUTH-09]', async () => {
    const other = await school.enter('second-head');
    const { body: first } = await head.get('/users/user');
    const ids = [other.userId, String(first['_id'])];
    for (let round = 0; round < 5; round += 1) {
      for (const id of ids) await head.patch(`/users/${id}`, { role: 'admin' });
      const answers = await Promise.all(ids.map((id) => head.patch(`/users/${id}`, { role: 'student' })));
      const [done, refused] = answers.map(({ status }) => status).toSorted((a, b) => a - b);
      expect(done).toBe(200);
      // 403: the first one had lost the right to remove the other before the call was processed.
      expect([403, 409]).toContain(refused);
      expect((await head.get<List>('/users?role=admin&active=true')).body.total).toBe(1);
    }
    await head.patch(`/users/${String(first['_id'])}`, { role: 'admin' });
    await head.patch(`/users/${other.userId}`, { role: 'student' });
    head = await school.adminClient();
  });

  it.each([
    [{ role: 'boss' }],
    [{ active: 'no' }],
    [{ name: { $set: 1 } }],
    [{ passwordHash: 'x' }],
    [{ email: 'x@y.zz' }],
  ])('cannot read %o', async (change) => {
    expect((await head.patch(`/users/${'ab'.repeat(12)}`, change)).status).toBe(400);
  });

  it('rejects an unknown user and an empty name', async () => {
    expect((await head.patch(`/users/${'ab'.repeat(12)}`, { name: 'x' })).status).toBe(404);
    const user = await school.enter('nameless');
    expect(await head.patch(`/users/${user.userId}`, { name: ' ' })).toMatchObject({
      status: 422,
      body: { code: 'auth.name-required' },
    });
  });
});

describe('who holds the session', () => {
  it('is a participant without an account, as the session states it, and no account call lets it in', async () => {
    const until = Date.UTC(2100, 0, 1);
    const participation = { registrationId: 'r1', campaignId: 'c1', until };
    const person = { role: 'participant', userId: 'r1', name: 'Rahima', email: 'r@example.com' } as const;
    const participant = school.client.as({ ...person, participation });
    expect((await participant.get('/users/user')).body).toEqual({
      _id: 'r1',
      username: expect.any(String),
      name: 'Rahima',
      email: 'r@example.com',
      role: 'participant',
      participation: { campaignId: 'c1', until: new Date(until).toISOString() },
    });
    expect((await participant.put('/user', { name: 'Another' })).status).toBe(403);
    expect((await participant.post('/auth/logout')).status).toBe(200);
  });
});

describe('changing one’s own account', () => {
  it('changes the name without the password, and the session continues under a new id [AUTH-05]', async () => {
    const user = await school.enter('renamed');
    const answer = await user.client.put('/user', { name: 'রাহেলা' });
    expect(answer).toMatchObject({ status: 200, body: { name: 'রাহেলা', username: 'renamed' } });
    await expect(school.platform.sessions.resolve(user.sid)).resolves.toBeNull();
    const session = await school.platform.sessions.resolve(answer.cookies['sid'] ?? '');
    expect(session?.user.name).toBe('রাহেলা');
  });

  it('requires the current password for a new one, which ends every other session', async () => {
    const user = await school.enter('careful');
    const elsewhere = await school.logIn({ username: 'careful' }, goodPassword);
    const wrong = await user.client.put('/user', { password: 'four red kites', currentPassword: 'nonsense' });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'auth.password-wrong' } });
    const right = await user.client.put('/user', {
      password: 'four red kites',
      currentPassword: goodPassword,
    });
    expect(right.status).toBe(200);
    await expect(school.platform.sessions.resolve(elsewhere.cookies['sid'] ?? '')).resolves.toBeNull();
    await expect(school.platform.sessions.resolve(right.cookies['sid'] ?? '')).resolves.not.toBeNull();
    expect((await school.logIn({ username: 'careful' }, goodPassword)).status).toBe(401);
    expect((await school.logIn({ username: 'careful' }, 'four red kites')).status).toBe(200);
  });

  it('refuses a taken username and a weak password', async () => {
    const user = await school.enter('wishful');
    await school.enter('wished');
    const currentPassword = goodPassword;
    expect(await user.client.put('/user', { username: 'WISHED', currentPassword })).toMatchObject({
      status: 409,
      body: { code: 'auth.username-taken' },
    });
    expect(await user.client.put('/user', { password: '12345', currentPassword })).toMatchObject({
      status: 422,
      body: { error: 'Password must be at least 6 characters' },
    });
    expect((await user.client.put('/user', { role: 'admin', currentPassword })).status).toBe(400);
  });

  it('requires a password, and does not count a missing one as wrong [AUTH-05]', async () => {
    const user = await school.enter('empty-handed');
    for (let n = 0; n < 6; n += 1) {
      expect(await user.client.delete('/user', {})).toMatchObject({
        status: 422,
        body: { error: 'Please fill all the fields', fields: { password: 'Enter the password' } },
      });
      expect(await user.client.put('/user', { password: 'four red kites' })).toMatchObject({
        status: 422,
        body: { error: 'Please fill all the fields', fields: { currentPassword: 'Enter the password' } },
      });
    }
    expect((await school.logIn({ username: 'empty-handed' }, goodPassword)).status).toBe(200);
  });

  it('limits guesses at the password within a session', async () => {
    const user = await school.enter('hijacked');
    for (let n = 0; n < 5; n += 1) await user.client.delete('/user', { password: 'nonsense' });
    expect((await user.client.delete('/user', { password: goodPassword })).status).toBe(429);
  });
});

describe('deleting one’s own account', () => {
  it('requires the password, deletes personal data and publishes one event [AUTH-05]', async () => {
    const user = await school.enter('parting');
    expect((await user.client.delete('/user', { password: 'nonsense' })).status).toBe(422);
    const answer = await user.client.delete('/user', { password: goodPassword });
    expect(answer).toMatchObject({ status: 200, cookies: { sid: null } });
    await school.waitUntilIdle();
    expect(school.published(userDeleted).map(({ data }) => data)).toEqual([{ userId: user.userId }]);
    await expect(school.platform.sessions.resolve(user.sid)).resolves.toBeNull();
    expect((await user.client.get('/users/user')).status).toBe(401);
    expect((await head.get<List>('/users?q=parting')).body.total).toBe(0);
    const stored = await Promise.all(
      ['users', 'students', 'signups'].map((name) =>
        school.platform.documents.collection(name).find({}).toArray(),
      ),
    );
    expect(JSON.stringify(stored)).not.toContain('parting');
  });

  it('releases username and address for a new account', async () => {
    const user = await school.enter('returning');
    await user.client.delete('/user', { password: goodPassword });
    school.clock.advance(60_000);
    expect((await school.enter('returning')).userId).not.toBe(user.userId);
  });

  it('leaves the last administrator [AUTH-09]', async () => {
    expect(await head.delete('/user', { password: 'seven green hills' })).toMatchObject({
      status: 409,
      body: { code: 'auth.last-admin' },
    });
    expect((await head.get('/users/user')).status).toBe(200);
  });
});

describe('the names of accounts', () => {
  it('are the names alone of those that are asked for, without unknown and deleted accounts', async () => {
    const [one, two, gone] = [
      await school.enter('named-1'),
      await school.enter('named-2'),
      await school.enter('named-3'),
    ];
    await gone.client.delete('/user', { password: goodPassword });
    const ids = [two.userId, one.userId, one.userId, gone.userId, 'nobody'].join(',');
    const { body } = await head.get<{ items: { _id: string; name: string }[] }>(`/users/names?ids=${ids}`);
    expect(body.items.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { _id: one.userId, name: 'Name of named-1' },
      { _id: two.userId, name: 'Name of named-2' },
    ]);
  });
});

describe('two administrators who change one account', () => {
  it('cannot undo each other’s change: an outdated revision is refused and names who changed it [ADM-08]', async () => {
    const { userId } = await school.enter('shared');
    const { body: seen } = await head.get<ListedUser>(`/users/${userId}`);
    expect(seen).toMatchObject({ rev: 1, changedBy: null });
    const first = await head.patch<ListedUser>(`/users/${userId}`, { name: 'First', rev: seen.rev });
    expect(first.body).toMatchObject({ name: 'First', rev: 2 });
    expect(first.body.changedBy).not.toBeNull();
    const second = await head.patch(`/users/${userId}`, { active: false, rev: seen.rev });
    expect(second).toMatchObject({ status: 409, body: { code: 'common.edited-meanwhile' } });
    const { body: stored } = await head.get<ListedUser>(`/users/${userId}`);
    expect(stored).toMatchObject({ name: 'First', active: true, rev: 2 });
  });

  it('have their names removed from it with their accounts', async () => {
    const helper = await school.enter('helper-of-names');
    await head.patch(`/users/${helper.userId}`, { role: 'admin' });
    const { cookies } = await school.logIn({ username: 'helper-of-names' }, goodPassword);
    const client = await school.clientOf(cookies['sid'] ?? '');
    const { userId } = await school.enter('named-editor');
    await client.patch(`/users/${userId}`, { name: 'Changed' });
    expect((await head.get<ListedUser>(`/users/${userId}`)).body.changedBy).not.toBeNull();
    await client.delete('/user', { password: goodPassword });
    await school.waitUntilIdle();
    expect((await head.get<ListedUser>(`/users/${userId}`)).body.changedBy).toBeNull();
  });
});
