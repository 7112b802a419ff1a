import type { DocumentStore, StoredDocument } from '@pathshala/stores/documents/port';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { goodPassword, startSchool, type School } from './school.ts';

const minute = 60_000;
const newPassword = 'four red kites';
let school: School;
beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school.stop());

let network = 0;

/** Every request is from another network, so that only the limits of the mailbox apply. */
function ask(
  kind: 'forgot' | 'unlock-link',
  body: Record<string, unknown>,
  address = `10.${(network += 1)}.0.1`,
) {
  return school.client.as({ role: 'visitor', address }).post(`/auth/${kind}`, body);
}

const linksTo = (email: string) =>
  school.mail.sent.filter(({ to, text }) => to === email && text.includes('?token='));

async function mailedToken(kind: 'forgot' | 'unlock-link', username: string): Promise<string> {
  const email = `${username}@example.com`;
  const before = linksTo(email).length;
  expect((await ask(kind, { username })).status).toBe(202);
  await vi.waitFor(() => expect(linksTo(email)).toHaveLength(before + 1));
  const token = /\?token=([\w-]+)/u.exec(linksTo(email).at(-1)?.text ?? '')?.[1];
  if (token === undefined) throw new Error('the mail holds no link');
  return token;
}

const reset = (token: string, password = newPassword) =>
  school.client.visitor.post('/auth/reset', { token, password });

/** While the gate is closed, reads of the store are blocked. */
function gated(
  documents: DocumentStore,
  gate: () => Promise<void> | undefined,
  lookups: string[],
): DocumentStore {
  return {
    collection<T extends StoredDocument>(name: string) {
      const collection = documents.collection<T>(name);
      const findOne: typeof collection.findOne = async (...query) => {
        lookups.push(name);
        await gate();
        return collection.findOne(...query);
      };
      return new Proxy(collection, {
        get: (target, key) => {
          if (key === 'findOne') return findOne;
          const value: unknown = Reflect.get(target, key);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
      });
    },
    ping: () => documents.ping(),
    close: () => documents.close(),
  };
}

describe('a forgotten password', () => {
  it('is replaced through the mailed link, which ends all sessions and mails a notice [AUTH-08]', async () => {
    const user = await school.enter('forgetful');
    const token = await mailedToken('forgot', 'forgetful');
    const link = linksTo('forgetful@example.com').at(-1);
    expect(link?.subject).toBe('Choose a new Pathshala password');
    expect(link?.text).toContain(`${school.platform.publicUrl}/reset-password?token=${token}`);
    expect(await reset(token)).toMatchObject({
      status: 200,
      body: { message: 'Your new password is set. Log in with it.' },
      cookies: { sid: null, device: expect.any(String) },
    });
    await expect(school.platform.sessions.resolve(user.sid)).resolves.toBeNull();
    expect((await school.logIn({ username: 'forgetful' }, goodPassword)).status).toBe(401);
    expect((await school.logIn({ username: 'forgetful' }, newPassword)).status).toBe(200);
    const notice = school.mail.sent.findLast(({ to }) => to === 'forgetful@example.com');
    expect(notice?.subject).toBe('Your Pathshala password was changed');
  });

  it('is requested by email or username, with the same response for any input [AUTH-08]', async () => {
    await school.enter('existing');
    const answers = await Promise.all([
      ask('forgot', { email: 'existing@example.com' }),
      ask('forgot', { email: 'nobody@example.com' }),
      ask('forgot', { username: 'nobody' }),
      ask('forgot', { email: 'no address' }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(202);
      expect(answer.body).toEqual(answers[0]?.body);
      expect(answer.cookies).toEqual({});
    }
    await vi.waitFor(() => expect(linksTo('existing@example.com')).toHaveLength(1));
    expect(linksTo('nobody@example.com')).toEqual([]);
    expect(await ask('forgot', {})).toMatchObject({ status: 422, body: { code: 'auth.fields-required' } });
  });

  it('is answered before anything is looked up, so that the time reveals nothing [AUTH-08]', async () => {
    const gate = Promise.withResolvers<void>();
    let isClosed = false;
    const lookups: string[] = [];
    const slow = await startSchool({
      replace: ({ documents }) => ({
        documents: gated(documents, () => (isClosed ? gate.promise : undefined), lookups),
      }),
    });
    try {
      await slow.enter('clocked');
      isClosed = true;
      lookups.length = 0;
      const answer = await slow.client.visitor.post('/auth/forgot', { username: 'clocked' });
      expect(answer.status).toBe(202);
      expect(slow.mail.sent.filter(({ text }) => text.includes('?token='))).toEqual([]);
      gate.resolve();
      await vi.waitFor(() => expect(slow.mail.sent.some(({ text }) => text.includes('?token='))).toBe(true));
      expect(lookups).toContain('users');
    } finally {
      gate.resolve();
      await slow.stop();
    }
  });

  it('is answered in the language of the request, and mailed in that of the account', async () => {
    const user = await school.enter('bangla');
    const { body } = await school.client
      .as({ role: 'visitor', address: '10.99.0.1' })
      .post('/auth/forgot', { username: 'bangla' }, { headers: { 'accept-language': 'en' } });
    expect(body['message']).toContain('30 minutes');
    await vi.waitFor(() => expect(linksTo('bangla@example.com')).toHaveLength(1));
    expect(linksTo('bangla@example.com')[0]?.subject).toBe('Choose a new Pathshala password');
    await user.client.put('/user', { language: 'bn' });
    school.clock.advance(61_000);
    await school.client.visitor.post('/auth/forgot', { username: 'bangla' });
    await vi.waitFor(() => expect(linksTo('bangla@example.com')).toHaveLength(2));
    expect(linksTo('bangla@example.com')[1]?.subject).toBe('পাঠশালার নতুন পাসওয়ার্ড বেছে নিন');
  });

  it.each([
    ['12345', 'auth.password-short'],
    ['x'.repeat(129), 'auth.password-long'],
    ['qwerty123', 'auth.password-common'],
    ['Pathshala1', 'auth.password-product'],
    ['choosy2026', 'auth.password-personal'],
    ['', 'auth.fields-required'],
  ])('is not replaced by %s, and the link stays valid', async (password, code) => {
    const username = 'choosy';
    if ((await school.logIn({ username }, goodPassword)).status !== 200) await school.enter(username);
    school.clock.advance(61 * minute);
    const token = await mailedToken('forgot', username);
    expect(await reset(token, password)).toMatchObject({ status: 422, body: { code } });
    expect(await reset(token, goodPassword)).toMatchObject({ status: 200 });
  });

  it('has a link that works once, also for two concurrent requests [AUTH-08]', async () => {
    await school.enter('hurried');
    const token = await mailedToken('forgot', 'hurried');
    const answers = await Promise.all([reset(token), reset(token, 'five green doors')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect(await reset(token)).toMatchObject({ status: 410, body: { code: 'auth.link-invalid' } });
  });

  it('has a link that expires after thirty minutes [AUTH-08]', async () => {
    await school.enter('slow');
    const token = await mailedToken('forgot', 'slow');
    school.clock.advance(30 * minute);
    expect(await reset(token)).toMatchObject({ status: 410, body: { code: 'auth.link-invalid' } });
    await school.runJob('forget-expired-links');
    await expect(school.platform.documents.collection('links').countDocuments({})).resolves.toBe(0);
  });

  it('has links that expire with any change of the password [AUTH-08]', async () => {
    const user = await school.enter('remembered');
    const first = await mailedToken('forgot', 'remembered');
    const second = await mailedToken('forgot', 'remembered');
    await user.client.put('/user', { password: 'six blue doors', currentPassword: goodPassword });
    expect((await reset(first)).status).toBe(410);
    expect((await reset(second)).status).toBe(410);
  });

  it('is not replaced through an invented, an empty or another kind of link', async () => {
    await school.enter('other-purpose');
    const unlockToken = await mailedToken('unlock-link', 'other-purpose');
    for (const token of ['', 'x'.repeat(43), unlockToken]) expect((await reset(token)).status).toBe(410);
  });

  it('mails nothing to a disabled account or an unverified sign-up, and a mailed link expires with the account', async () => {
    await school.signUp('unproved');
    const user = await school.enter('closing');
    const token = await mailedToken('forgot', 'closing');
    const head = await school.adminClient();
    await head.patch(`/users/${user.userId}`, { active: false });
    await ask('forgot', { username: 'closing' });
    await ask('forgot', { email: 'unproved@example.com' });
    expect((await reset(token)).status).toBe(410);
    expect(linksTo('closing@example.com')).toHaveLength(1);
    expect(linksTo('unproved@example.com')).toEqual([]);
  });

  it('mails once a minute per network, and a link that was mailed before stays valid', async () => {
    await school.enter('impatient');
    const address = '10.200.0.1';
    for (let n = 0; n < 5; n += 1) await ask('forgot', { username: 'impatient' }, address);
    await vi.waitFor(() => expect(linksTo('impatient@example.com')).toHaveLength(1));
    const token = /\?token=([\w-]+)/u.exec(linksTo('impatient@example.com')[0]?.text ?? '')?.[1] ?? '';
    expect((await reset(token)).status).toBe(200);
  });

  it('leaves no token in the store', async () => {
    await school.enter('stored');
    const token = await mailedToken('forgot', 'stored');
    const stored = await Promise.all(
      ['links', 'mails', 'users'].map((name) =>
        school.platform.documents.collection(name).find({}).toArray(),
      ),
    );
    expect(JSON.stringify(stored)).not.toContain(token);
  });
});

describe('an account that strangers have locked', () => {
  async function lock(username: string) {
    for (let n = 0; n < 60; n += 1) {
      await school.client
        .as({ role: 'visitor', address: `10.3.${n}.1` })
        .post('/auth/login', { username, password: 'not the password' });
    }
  }

  it('can be unlocked by the owner on a new device through a mailed link, once', async () => {
    await school.enter('locked');
    await lock('locked');
    const owner = school.client.as({ role: 'visitor', address: '10.4.0.1' });
    const body = { username: 'locked', password: goodPassword };
    expect((await owner.post('/auth/login', body)).status).toBe(429);
    const token = await mailedToken('unlock-link', 'locked');
    const unlocked = await owner.post('/auth/unlock', { token });
    expect(unlocked.status).toBe(200);
    expect(Object.keys(unlocked.cookies)).toEqual(['device']);
    const cookies = { device: unlocked.cookies['device'] ?? '' };
    expect((await owner.post('/auth/login', body, { cookies })).status).toBe(200);
    expect(await owner.post('/auth/unlock', { token })).toMatchObject({
      status: 410,
      body: { code: 'auth.link-invalid' },
    });
  });

  it('stays locked for a caller with the link but without the password', async () => {
    await school.enter('guarded');
    const token = await mailedToken('unlock-link', 'guarded');
    const { cookies } = await school.client.visitor.post('/auth/unlock', { token });
    const device = { cookies: { device: cookies['device'] ?? '' } };
    const guess = { username: 'guarded', password: 'not the password' };
    for (let n = 0; n < 5; n += 1) {
      expect((await school.client.visitor.post('/auth/login', guess, device)).status).toBe(401);
    }
    expect((await school.client.visitor.post('/auth/login', guess, device)).status).toBe(429);
  });
});
