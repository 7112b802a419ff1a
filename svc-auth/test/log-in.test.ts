import { StoreUnavailableError } from '@pathshala/contract-kit/store-unavailable-error';
import type { Collection, StoredDocument } from '@pathshala/stores/documents/port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, goodPassword, startSchool, type School } from './school.ts';

const minute = 60_000;
let school: School;
beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school.stop());

describe('logging in', () => {
  it('accepts the email or the username, in any spelling [AUTH-03]', async () => {
    const user = await school.enter('nusrat');
    for (const identifier of [
      { email: ' NUSRAT@example.com' },
      { username: 'Nusrat' },
      { username: 'nusrat@example.com' },
    ]) {
      const answer = await school.logIn(identifier, goodPassword);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        _id: user.userId,
        username: 'nusrat',
        name: 'Name of nusrat',
        email: 'nusrat@example.com',
        role: 'student',
        language: 'en',
      });
    }
  });

  it('sets an httpOnly session cookie that is not sent from other sites [AUTH-04]', async () => {
    await school.enter('cookie');
    const { headers } = await school.logIn({ username: 'cookie' }, goodPassword);
    const sid = headers.getSetCookie().find((line) => line.startsWith('sid='));
    expect(sid).toMatch(/; HttpOnly/);
    expect(sid).toMatch(/; SameSite=Lax/);
  });

  it.each([
    [{}],
    [{ email: '', password: '' }],
    [{ username: 'nusrat', password: '' }],
    [{ username: ' ', password: goodPassword }],
  ])('requires all fields: %o', async (body) => {
    const answer = await school.client.visitor.post('/auth/login', body);
    expect(answer).toMatchObject({ status: 422, body: { error: 'Please fill all the fields' } });
  });

  it.each([
    [{ username: { $ne: '' }, password: goodPassword }],
    [{ username: 'nusrat', password: { $ne: '' } }],
    [{ username: 'nusrat', password: goodPassword, role: 'admin' }],
    ['not json'],
    [[]],
  ])('cannot read %o', async (body) => {
    expect((await school.client.visitor.post('/auth/login', body)).status).toBe(400);
  });

  it('responds identically to an unknown account and a wrong password [AUTH-03]', async () => {
    await school.enter('known');
    const wrong = await school.logIn({ username: 'known' }, 'not the password');
    const unknown = await school.logIn({ username: 'nobody' }, 'not the password');
    const tooLong = await school.logIn({ username: 'known' }, 'x'.repeat(1000));
    expect(wrong.status).toBe(401);
    for (const answer of [unknown, tooLong]) {
      expect(answer.status).toBe(wrong.status);
      expect({ ...answer.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
      expect(answer.cookies).toEqual(wrong.cookies);
    }
  });

  it('takes as long for an unknown account as for a wrong password [AUTH-03]', async () => {
    await school.enter('timed');
    const time = async (username: string) => {
      const startedAt = performance.now();
      await school.client.as({ role: 'visitor', address: `10.1.${Math.random()}` }).post('/auth/login', {
        username,
        password: 'not the password',
      });
      return performance.now() - startedAt;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      known.push(await time('timed'));
      unknown.push(await time(`nobody-${n}`));
    }
    const middle = (times: number[]) => times.sort((a, b) => a - b)[6] ?? 0;
    expect(middle(unknown)).toBeGreaterThan(middle(known) / 3);
    expect(middle(unknown)).toBeLessThan(middle(known) * 3);
  });

  it('responds to an unverified account after the right password, with the cookie of the code page [AUTH-03]', async () => {
    await school.signUp('unproved');
    expect((await school.logIn({ username: 'unproved' }, 'not the password')).status).toBe(401);
    const answer = await school.logIn({ email: 'unproved@example.com' }, goodPassword);
    expect(answer).toMatchObject({ status: 403, body: { code: 'auth.unverified' } });
    expect(answer.cookies['sid']).toBeUndefined();
    const verified = await school.client.visitor.post(
      '/auth/verify',
      { otp: school.lastCode('unproved@example.com') },
      { cookies: { signup: answer.cookies['signup'] ?? '' } },
    );
    expect(verified.status).toBe(200);
  });

  it('begins a new session and ends the old one of this browser [AUTH-04]', async () => {
    const before = await school.enter('rotating');
    const session = await school.platform.sessions.resolve(before.sid);
    const again = await school.client
      .as({ role: 'student', userId: before.userId, sessionKey: session?.sessionKey ?? '' })
      .post('/auth/login', { username: 'rotating', password: goodPassword });
    expect(again.cookies['sid']).not.toBe(before.sid);
    await expect(school.platform.sessions.resolve(before.sid)).resolves.toBeNull();
    await expect(school.platform.sessions.resolve(again.cookies['sid'] ?? '')).resolves.not.toBeNull();
  });
});

describe('after too many failures', () => {
  async function failFiveTimes(username: string, address: string) {
    const client = school.client.as({ role: 'visitor', address });
    for (let n = 0; n < 5; n += 1)
      await client.post('/auth/login', { username, password: 'not the password' });
    return client;
  }

  it.each(['locked', 'nobody-at-all'])('an account waits, whether it exists or not: %s', async (username) => {
    if (username === 'locked') await school.enter('locked');
    const client = await failFiveTimes(username, '10.2.0.1');
    const answer = await client.post('/auth/login', { username, password: goodPassword });
    expect(answer).toMatchObject({ status: 429, body: { code: 'auth.login-locked' } });
    expect(answer.headers.get('retry-after')).toBe('30');
  });

  it('the owner can log in after the wait, which resets the counter', async () => {
    await school.enter('waiting');
    const client = await failFiveTimes('waiting', '10.2.0.2');
    school.clock.advance(minute / 2);
    expect((await client.post('/auth/login', { username: 'waiting', password: goodPassword })).status).toBe(
      200,
    );
    const again = await failFiveTimes('waiting', '10.2.0.2');
    expect((await again.post('/auth/login', { username: 'waiting', password: goodPassword })).status).toBe(
      429,
    );
  });

  it('fifty parallel guesses compare five passwords [AUTH-03]', async () => {
    await school.enter('stormed');
    const client = school.client.as({ role: 'visitor', address: '10.2.0.3' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        client.post('/auth/login', { username: 'stormed', password: 'not the password' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
  });

  it('forty concurrent log-ins with the right password all succeed', async () => {
    await school.enter('shared');
    const client = school.client.as({ role: 'visitor', address: '10.2.0.4' });
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        client.post('/auth/login', { username: 'shared', password: goodPassword }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
  });

  it('others cannot lock the owner out of a browser that has logged in before', async () => {
    await school.enter('victim');
    const first = await school.logIn({ username: 'victim' }, goodPassword);
    for (let n = 0; n < 60; n += 1) {
      await school.client
        .as({ role: 'visitor', address: `10.3.0.${n}` })
        .post('/auth/login', { username: 'victim', password: 'not the password' });
    }
    const stranger = school.client.as({ role: 'visitor', address: '10.4.0.1' });
    const body = { username: 'victim', password: goodPassword };
    expect((await stranger.post('/auth/login', body)).status).toBe(429);
    const own = await stranger.post('/auth/login', body, {
      cookies: { device: first.cookies['device'] ?? '' },
    });
    expect(own.status).toBe(200);
  });
});

describe('logging out', () => {
  it.each(['get', 'post'] as const)(
    'by %s ends the session on the server and clears the cookies',
    async (method) => {
      const user = await school.enter(`leaving-${method}`);
      const answer = await user.client[method]('/auth/logout');
      expect(answer.status).toBe(200);
      expect(answer.cookies).toEqual({ sid: null, signup: null });
      await expect(school.platform.sessions.resolve(user.sid)).resolves.toBeNull();
    },
  );

  it('as a visitor is not an error', async () => {
    expect((await school.client.visitor.post('/auth/logout')).status).toBe(200);
  });
});

describe('who is logged in', () => {
  it('is nobody for a visitor [AUTH-05]', async () => {
    expect(await school.client.visitor.get('/users/user')).toMatchObject({
      status: 401,
      body: { error: 'Please login first.', code: 'common.unauthenticated' },
    });
  });

  it('is nobody for an identity without an account', async () => {
    const ghost = school.client.as({ role: 'student', userId: 'f0'.repeat(12) });
    expect((await ghost.get('/users/user')).status).toBe(401);
  });
});

/** A collection whose store does not answer. */
function closedCollection<T extends StoredDocument>(): Collection<T> {
  const away = () => Promise.reject(new StoreUnavailableError(new Error('the store is away')));
  return new Proxy({} as Collection<T>, { get: () => away });
}

it('rejects log-ins while the counters cannot be stored', async () => {
  const form = formOf('closed');
  const broken = await startSchool({
    replace: ({ documents }) => {
      const collection: typeof documents.collection = (name) =>
        name === 'counters' ? closedCollection() : documents.collection(name);
      return { documents: { collection, ping: () => documents.ping(), close: () => documents.close() } };
    },
  });
  try {
    const answer = await broken.client.visitor.post('/auth/login', {
      username: form.username,
      password: form.password,
    });
    expect(answer).toMatchObject({ status: 503, body: { code: 'common.unavailable' } });
    expect(answer.headers.get('retry-after')).toBe('2');
  } finally {
    await broken.stop();
  }
});
