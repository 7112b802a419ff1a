import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Browser, readError } from './browser.ts';
import { startGateway, type Mounting, type TestGateway } from './start-gateway.ts';

const mountings: readonly Mounting[] = ['in one process', 'over the wire'];

describe.each(mountings)('sessions and anti-forgery, services %s', (mounting) => {
  let gateway: TestGateway;
  let browser: Browser;

  beforeEach(async () => {
    gateway = await startGateway(mounting);
    browser = new Browser(gateway.url);
  });
  afterEach(() => gateway.stop());

  async function logIn(): Promise<void> {
    await browser.get('/api/courses');
    const answer = await browser.post('/api/auth/login');
    expect(answer.status).toBe(200);
  }

  it('gives a visitor a token that script can read, and keeps it while it is good', async () => {
    const first = await browser.get('/api/courses');
    const cookie = first.headers.getSetCookie().find((line) => line.startsWith('XSRF-TOKEN='));
    expect(cookie).toMatch(/; Path=\/; SameSite=Lax$/);
    const second = await browser.get('/api/courses');
    expect(second.headers.getSetCookie()).toEqual([]);
  });

  it('lets a visitor log in with the token of a visitor, and renews it in the same answer', async () => {
    await browser.get('/api/courses');
    const asVisitor = browser.cookies.get('XSRF-TOKEN');
    await browser.post('/api/auth/login');
    expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(asVisitor);
    const next = await browser.post('/api/courses');
    expect(next.status).toBe(200);
    expect(gateway.service.seen.at(-1)?.identity).toMatchObject({ role: 'student', username: 'rahim' });
  });

  it('refuses what a page sends for one person once another holds the session, and does it for nobody', async () => {
    await logIn();
    const own = gateway.service.seen.length;
    const meantForAnother = { 'x-session-user': 'somebody-else' };
    for (const answer of [
      await browser.post('/api/courses', {}, meantForAnother),
      await browser.get('/api/courses', meantForAnother),
    ]) {
      expect(answer.status).toBe(401);
      expect(await readError(answer)).toMatchObject({ code: 'common.other-person' });
      expect(answer.headers.getSetCookie().filter((line) => line.startsWith('sid='))).toEqual([]);
    }
    expect(gateway.service.seen).toHaveLength(own);
    await browser.get('/api/courses');
    const userId = gateway.service.seen.at(-1)?.identity?.userId ?? '';
    expect(userId).not.toBe('');
    expect((await browser.post('/api/courses', {}, { 'x-session-user': userId })).status).toBe(200);
  });

  it('states to the service what a participant may sit, until its time is over', async () => {
    const participation = { registrationId: 'r1', campaignId: 'c1', until: gateway.clock.now() + 60_000 };
    const person = { userId: 'r1', username: '', name: 'Rahima', email: 'rahima@example.com' };
    const sid = await gateway.sessions.begin({ ...person, role: 'participant', participation });
    browser.cookies.set('sid', sid);
    await browser.get('/api/courses');
    const { identity } = gateway.service.seen.at(-1) ?? {};
    expect(identity).toMatchObject({ role: 'participant', userId: 'r1', participation });
  });

  it('leaves it to the service what a visitor may do, whomever the page belonged to', async () => {
    await browser.get('/api/courses', { 'x-session-user': 'gone' });
    expect(gateway.service.seen.at(-1)?.identity).toMatchObject({ role: 'visitor' });
  });

  it('hands out a token where nothing else is asked for, without troubling a service', async () => {
    const answer = await browser.get('/api/csrf');
    expect(answer.status).toBe(204);
    expect(browser.cookies.get('XSRF-TOKEN')).toBeTruthy();
    expect(gateway.service.seen).toEqual([]);
  });

  it.each(['/api/openapi.json', '/api/docs', '/api/nothing'])(
    'hands out a token with %s, too',
    async (path) => {
      await browser.get(path);
      expect(browser.cookies.get('XSRF-TOKEN')).toBeTruthy();
      const answer = await browser.get(path);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  it('refuses a change without the token, with another one, and with one that was made up [AUTH-07]', async () => {
    await browser.get('/api/courses');
    const held = browser.cookies.get('XSRF-TOKEN') ?? '';
    for (const token of ['', 'x', held.slice(0, -1), `${held}x`]) {
      const answer = await browser.post('/api/courses', {}, { 'x-xsrf-token': token });
      expect(answer.status).toBe(403);
      expect(await readError(answer)).toMatchObject({ code: 'common.csrf' });
    }
    browser.cookies.set('XSRF-TOKEN', 'planted.planted');
    const planted = await browser.post('/api/courses');
    expect(planted.status).toBe(403);
    expect(gateway.service.seen.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('sends a fresh token with the refusal, so that the change can be repeated at once [AUTH-07]', async () => {
    const refused = await browser.post('/api/courses', { a: 1 });
    expect(refused.status).toBe(403);
    const repeated = await browser.post('/api/courses', { a: 1 });
    expect(repeated.status).toBe(200);
    expect(gateway.service.seen.at(-1)?.body).toBe('{"a":1}');
  });

  it('refuses after log-in the token of before, and after log-out the token of the session', async () => {
    await browser.get('/api/courses');
    const asVisitor = browser.cookies.get('XSRF-TOKEN') ?? '';
    await browser.post('/api/auth/login');
    const asStudent = browser.cookies.get('XSRF-TOKEN') ?? '';
    browser.cookies.set('XSRF-TOKEN', asVisitor);
    expect((await browser.post('/api/courses')).status).toBe(403);
    expect((await browser.post('/api/courses')).status).toBe(200);
    await browser.get('/api/auth/logout');
    expect(browser.cookies.has('sid')).toBe(false);
    expect((await browser.post('/api/courses')).status).toBe(200);
    browser.cookies.set('XSRF-TOKEN', asStudent);
    expect((await browser.post('/api/courses')).status).toBe(403);
  });

  it('passes on a call that is declared as one-click without a token, and as nobody’s', async () => {
    await logIn();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-xsrf-token': 'none' };
    const post = (path: string) => browser.post(path, {}, headers);
    expect((await post('/api/courses/one-click?token=t')).status).toBe(200);
    expect(gateway.service.seen.at(-1)).toMatchObject({
      url: '/courses/one-click?token=t',
      identity: { role: 'visitor' },
    });
    expect((await post('/api/courses/one-click/more')).status).toBe(403);
  });

  it('refuses a change that another site sends, though its token is good', async () => {
    await logIn();
    const crossSite = await browser.post('/api/courses', {}, { 'sec-fetch-site': 'cross-site' });
    expect(crossSite.status).toBe(403);
    for (const origin of ['https://evil.example', 'null', 'nonsense']) {
      expect((await browser.post('/api/courses', {}, { origin })).status).toBe(403);
    }
    expect((await browser.post('/api/courses', {}, { origin: gateway.url })).status).toBe(200);
    const events = gateway.log.lines.filter(({ text }) => text === 'csrf.refused');
    expect(events).toHaveLength(4);
    expect(events[1]).toMatchObject({
      level: 'warn',
      facts: { security: true, userId: 'a'.repeat(24), origin: 'https://evil.example', path: '/api/courses' },
    });
  });

  it('ends a session at once for this gateway, the copied cookie too [AUTH-04]', async () => {
    await logIn();
    const copy = new Browser(gateway.url);
    copy.cookies.set('sid', browser.cookies.get('sid') ?? '');
    await copy.get('/api/courses');
    expect(gateway.service.seen.at(-1)?.identity.role).toBe('student');
    await browser.get('/api/auth/logout');
    await copy.get('/api/courses');
    expect(gateway.service.seen.at(-1)?.identity.role).toBe('visitor');
    expect(copy.cookies.has('sid')).toBe(false);
  });

  it('notices within a second that a session was ended elsewhere', async () => {
    await logIn();
    await browser.get('/api/courses');
    await gateway.sessions.endAllOf('a'.repeat(24));
    gateway.clock.pass(1001);
    await browser.get('/api/courses');
    expect(gateway.service.seen.at(-1)?.identity.role).toBe('visitor');
  });

  it('states a changed account with its rights to the service within a second, and the address of each call [BAT-04]', async () => {
    await logIn();
    await browser.get('/api/courses', { 'x-forwarded-for': '203.0.113.7' });
    const seen = () => gateway.service.seen.at(-1)?.identity;
    expect(seen()).toMatchObject({ role: 'student', address: '203.0.113.7' });
    await browser.get('/api/courses', { 'x-forwarded-for': '203.0.113.8' });
    expect(seen()).toMatchObject({ role: 'student', address: '203.0.113.8' });
    gateway.sessions.change('a'.repeat(24), { role: 'admin', permissions: ['courses.edit'] });
    gateway.clock.pass(1001);
    await browser.get('/api/courses', { 'x-forwarded-for': '203.0.113.8' });
    expect(seen()).toMatchObject({ role: 'admin', permissions: ['courses.edit'], address: '203.0.113.8' });
    expect(seen()).not.toHaveProperty('limitedTo');
    const limitedTo = { courseIds: ['course1'], batchIds: ['batch1'] };
    gateway.sessions.change('a'.repeat(24), { limitedTo });
    gateway.clock.pass(1001);
    await browser.get('/api/courses');
    expect(seen()).toMatchObject({ role: 'admin', limitedTo });
  });

  it('treats an unknown or impossible session as a visitor and takes the cookie back', async () => {
    for (const sid of ['unknown-unknown-unknown-unknown', 'short', '%00%00', 'x'.repeat(5000)]) {
      browser.cookies.set('sid', sid);
      const answer = await browser.get('/api/courses');
      expect(answer.status).toBe(200);
      expect(answer.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^sid=; Max-Age=0/));
      expect(gateway.service.seen.at(-1)?.identity.role).toBe('visitor');
    }
  });

  it('believes a session it has just seen while the store is away, and nobody else', async () => {
    await logIn();
    await browser.get('/api/courses');
    gateway.store.isAway = true;
    gateway.clock.pass(5 * 60_000);
    expect((await browser.post('/api/exams/attempts/1/submit')).status).toBe(200);
    expect(gateway.service.seen.at(-1)?.identity.role).toBe('student');

    const stranger = new Browser(gateway.url);
    stranger.cookies.set('sid', 'session-made-up-made-up-made-up');
    await stranger.get('/api/users/user');
    const unresolved = { role: 'visitor', userId: null, isUnresolved: true };
    expect(gateway.service.seen.at(-1)?.identity).toMatchObject(unresolved);
    expect(stranger.cookies.has('sid')).toBe(true);

    const visitor = new Browser(gateway.url);
    await visitor.get('/api/courses');
    expect(gateway.service.seen.at(-1)?.identity).not.toHaveProperty('isUnresolved');
    gateway.clock.pass(5 * 60_000 + 1);
    expect((await browser.post('/api/courses')).status).toBe(200);
    expect(gateway.service.seen.at(-1)?.identity).toMatchObject(unresolved);
    gateway.store.isAway = false;
    gateway.clock.pass(1001);
    await browser.get('/api/courses');
    expect(gateway.service.seen.at(-1)?.identity.role).toBe('student');
  });

  it('does not ask a dead store for every call', async () => {
    await logIn();
    await browser.get('/api/courses');
    gateway.store.isAway = true;
    gateway.clock.pass(2000);
    const before = gateway.sessions.asked;
    for (let call = 0; call < 20; call += 1) expect((await browser.get('/api/courses')).status).toBe(200);
    expect(gateway.sessions.asked - before).toBe(1);
  });
});

describe('a site that is reached by https', () => {
  it('names the session cookie so that no sub-domain can plant one, and believes no other', async () => {
    const gateway = await startGateway('in one process', { publicUrl: 'https://school.example' });
    const sid = await gateway.sessions.begin({
      userId: 'a'.repeat(24),
      role: 'student',
      username: 'rahim',
      name: 'Rahim',
      email: 'rahim@example.com',
    });
    const roleWith = async (cookie: string) => {
      const answer = await fetch(`${gateway.url}/api/courses`, { headers: { cookie } });
      return { role: gateway.service.seen.at(-1)?.identity.role, cookies: answer.headers.getSetCookie() };
    };
    expect((await roleWith(`__Host-sid=${sid}`)).role).toBe('student');
    expect((await roleWith(`sid=${sid}`)).role).toBe('visitor');
    const unknown = await roleWith('__Host-sid=unknown-unknown-unknown');
    expect(unknown.cookies).toContainEqual(expect.stringMatching(/^__Host-sid=; .*Path=\/;.*Secure/));
    expect(unknown.cookies).toContainEqual(expect.stringMatching(/^XSRF-TOKEN=.*; Secure/));
    await gateway.stop();
  });
});
