import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Browser, readError } from './browser.ts';
import { offerEndsAt } from './fake-service.ts';
import { student } from './fakes.ts';
import { startGateway, type TestGateway } from './start-gateway.ts';

const attempt = '/api/exams/attempts/attempt1';

describe('a ticket', () => {
  let gateway: TestGateway;
  let browser: Browser;

  beforeEach(async () => {
    gateway = await startGateway();
    browser = new Browser(gateway.url);
    await browser.get('/api/courses');
    await browser.post('/api/auth/login');
  });
  afterEach(() => gateway.stop());

  const identity = () => gateway.service.seen.at(-1)?.identity;
  const ticket = () => browser.cookies.get('ticket');

  async function begin(): Promise<void> {
    await browser.get(attempt);
    if (ticket() === undefined) await browser.get(attempt);
    expect(ticket()).toBeTruthy();
  }

  it('is offered by a service and set by the gateway, hidden from scripts, once in five minutes', async () => {
    await browser.get('/api/courses');
    const answer = await browser.get(attempt);
    expect(answer.headers.get('x-session-ticket')).toBeNull();
    const [line] = answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('ticket='));
    expect(line).toMatch(/; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/);
    const first = ticket();
    await browser.get(attempt);
    expect(ticket()).toBe(first);
    gateway.clock.pass(5 * 60_000);
    await browser.get('/api/courses');
    await browser.get(attempt);
    expect(ticket()).not.toBe(first);
  });

  it('is given to nobody without a session, whatever the service offers', async () => {
    const visitor = new Browser(gateway.url);
    const answer = await visitor.get(attempt);
    expect(answer.headers.get('x-session-ticket')).toBeNull();
    expect(visitor.cookies.has('ticket')).toBe(false);
  });

  it('stands in for a session that was lost with its store, in the same call and with the same anti-forgery token', async () => {
    await begin();
    const token = browser.cookies.get('XSRF-TOKEN');
    gateway.emptyStore();
    gateway.clock.pass(2000);
    expect((await browser.post(attempt)).status).toBe(200);
    expect(identity()).toMatchObject({
      role: 'visitor',
      userId: null,
      ticket: { userId: student.userId, subjects: ['attempt1', 'exam1'] },
    });
    expect(browser.cookies.get('XSRF-TOKEN')).toBe(token);
    // The ticket is renewed only with a session.
    gateway.clock.pass(6 * 60_000);
    const held = ticket();
    await browser.get(attempt);
    expect(ticket()).toBe(held);
    expect(gateway.log.lines.filter(({ text }) => text === 'ticket.accepted')).toHaveLength(1);
  });

  it('stands in while the session store does not answer, and is stated beside that', async () => {
    await begin();
    gateway.store.isAway = true;
    gateway.clock.pass(11 * 60_000);
    expect((await browser.post(attempt)).status).toBe(200);
    expect(identity()).toMatchObject({ isUnresolved: true, ticket: { userId: student.userId } });
  });

  it('does not revive a session that was ended, nor one that expired', async () => {
    await begin();
    await gateway.sessions.endAllOf(student.userId);
    gateway.clock.pass(2000);
    await browser.get(attempt);
    expect(identity()).not.toHaveProperty('ticket');
    expect(browser.cookies.has('ticket')).toBe(false);
    expect(browser.cookies.has('sid')).toBe(false);
  });

  it.each(['/api/auth/logout', '/api/auth/login'])('is cleared by %s', async (path) => {
    await begin();
    await browser.post(path);
    expect(browser.cookies.has('ticket')).toBe(false);
  });

  it('is not accepted when it was changed, when it has expired, or for a page of somebody else', async () => {
    await begin();
    const held = ticket() ?? '';
    gateway.emptyStore();
    gateway.clock.pass(2000);
    const [payload = '', signature = ''] = held.split('.');
    expect(payload).toContain(student.userId);
    const forged = payload.replace(student.userId, 'b'.repeat(24));
    for (const wrong of [
      `${forged}.${signature}`,
      `${held}x`,
      held.slice(0, -1),
      payload,
      `${held}.`,
      '.',
      'null.x',
    ]) {
      browser.cookies.set('ticket', wrong);
      await browser.get(attempt);
      expect(identity()).not.toHaveProperty('ticket');
    }
    browser.cookies.set('ticket', held);
    const refused = await browser.get(attempt, { 'x-session-user': 'somebody-else' });
    expect(await readError(refused)).toMatchObject({ code: 'common.other-person' });
    gateway.clock.pass(offerEndsAt - gateway.clock.now());
    await browser.get(attempt);
    expect(identity()).not.toHaveProperty('ticket');
  });

  it('is not passed on with a one-click call', async () => {
    await begin();
    gateway.emptyStore();
    gateway.clock.pass(2000);
    await browser.get(attempt);
    expect(identity()).toHaveProperty('ticket');
    expect((await browser.post('/api/courses/one-click')).status).toBe(200);
    expect(identity()).not.toHaveProperty('ticket');
  });

  it.each([0, 200, 700, 3000])(
    'keeps everybody in an exam when the store is emptied under saves at a pace of %i ms',
    async (pace) => {
      const students = [browser, ...Array.from({ length: 4 }, () => new Browser(gateway.url))];
      for (const one of students) {
        await one.get('/api/courses');
        await one.post('/api/auth/login');
        await one.post(attempt);
        // Their sessions are confirmed at different moments.
        gateway.clock.pass(230);
      }
      const save = async (milliseconds: number) => {
        const end = gateway.clock.now() + milliseconds;
        for (let at = 0; gateway.clock.now() < end; at += 1) {
          const one = students[at % students.length] ?? browser;
          expect((await one.post(attempt)).status).toBe(200);
          expect(one.cookies.has('sid')).toBe(true);
          gateway.clock.pass(Math.max(10, pace / students.length));
        }
      };
      await save(2500);
      gateway.emptyStore();
      await save(Math.max(2500, 3 * pace));
      expect(identity()).toMatchObject({ ticket: { userId: student.userId } });
    },
  );

  it('is followed by a log-in that replaces the lost session', async () => {
    await begin();
    gateway.emptyStore();
    gateway.clock.pass(2000);
    expect((await browser.post('/api/auth/login')).status).toBe(200);
    expect((await browser.post(attempt)).status).toBe(200);
    expect(identity()).toMatchObject({ role: 'student', userId: student.userId });
  });
});
