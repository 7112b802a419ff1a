import type { Logger } from '@pathshala/service-kit/telemetry/logger';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { enrol, firstStep } from './second-steps.ts';
import { goodPassword, startSchool, wrongCode, type School } from './school.ts';

type Line = Readonly<Record<string, unknown>> & { readonly level: string };
const lines: Line[] = [];

const recordAs = (level: string) => (facts: unknown) => {
  if (typeof facts === 'object' && facts !== null) lines.push({ ...facts, level });
};
const log: Logger = {
  debug: () => undefined,
  info: recordAs('info'),
  warn: recordAs('warn'),
  error: recordAs('error'),
  child: () => {
    throw new Error('unexpected child logger');
  },
};

let school: School;
beforeAll(async () => {
  school = await startSchool({ replace: () => ({ log }) });
});
afterAll(() => school.stop());
beforeEach(() => {
  lines.length = 0;
});

const events = () => lines.filter(({ security }) => security === true);
const named = (name: string) => events().filter(({ event }) => event === name);

describe('the security log', () => {
  it('records sign-up, wrong code, verification, log-in, failure and log-out, each with user, address and request id', async () => {
    const started = await school.signUp('watched');
    const cookies = { signup: started.cookies['signup'] ?? '' };
    const code = school.lastCode('watched@example.com');
    await school.client.visitor.post('/auth/verify', { otp: wrongCode(code) }, { cookies });
    const verified = await school.client.visitor.post('/auth/verify', { otp: code }, { cookies });
    const userId = verified.body['_id'];
    const client = await school.clientOf(verified.cookies['sid'] ?? '');
    await client.post('/auth/logout');
    await school.logIn({ username: 'watched' }, 'not the password');
    const answer = await school.logIn({ username: 'watched' }, goodPassword);
    expect(answer.status).toBe(200);
    const where = { address: expect.any(String), requestId: expect.any(String) };
    expect(events()).toMatchObject([
      { event: 'signup.begun', level: 'info', ...where },
      { event: 'verify.failed', level: 'warn', triesLeft: 4, ...where },
      { event: 'signup.verified', level: 'info', userId, ...where },
      { event: 'logout.ok', level: 'info', userId, ...where },
      { event: 'login.failed', level: 'warn', userId, ...where },
      { event: 'login.ok', level: 'info', userId, role: 'student', ...where },
    ]);
  });

  it('records lock-outs', async () => {
    await school.enter('lockable');
    for (let n = 0; n < 6; n += 1) await school.logIn({ username: 'lockable' }, 'not the password');
    expect(named('login.locked')).toMatchObject([{ level: 'warn', userId: expect.any(String) }]);
  });

  it('records changes of password, role and active flag with their author, and deletions', async () => {
    const user = await school.enter('changing');
    const head = await school.adminClient();
    const { body: admin } = await head.get('/users/user');
    await head.patch(`/users/${user.userId}`, { role: 'admin' });
    await head.patch(`/users/${user.userId}`, { role: 'student', active: false });
    await head.patch(`/users/${user.userId}`, { active: true });
    const by = { userId: user.userId, adminId: admin['_id'] };
    expect(named('role.changed')).toMatchObject([
      { ...by, from: 'student', to: 'admin' },
      { ...by, from: 'admin', to: 'student' },
    ]);
    expect(named('account.disabled')).toMatchObject([by]);
    expect(named('account.enabled')).toMatchObject([by]);
    const { cookies } = await school.logIn({ username: 'changing' }, goodPassword);
    const own = await school.clientOf(cookies['sid'] ?? '');
    const changed = await own.put('/user', { password: 'four red kites', currentPassword: goodPassword });
    const again = await school.clientOf(changed.cookies['sid'] ?? '');
    await again.delete('/user', { password: 'nonsense' });
    await again.delete('/user', { password: 'four red kites' });
    const { userId } = user;
    expect(named('password.changed')).toMatchObject([{ userId }]);
    expect(named('password.check-failed')).toMatchObject([{ userId, level: 'warn' }]);
    expect(named('account.deleted')).toMatchObject([{ userId }]);
  });

  it('records requested links, for known and unknown accounts, and rejected links', async () => {
    const { userId } = await school.enter('linked');
    await school.client.visitor.post('/auth/forgot', { username: 'linked' });
    await school.client.visitor.post('/auth/unlock-link', { username: 'nobody' });
    const soon = { timeout: 5_000 };
    await vi.waitFor(() => expect(named('unlock.asked')).toHaveLength(1), soon);
    await vi.waitFor(() => expect(named('reset.asked')).toMatchObject([{ userId, mailed: true }]), soon);
    expect(named('unlock.asked')).toMatchObject([{ userId: null, mailed: false }]);
    await school.client.visitor.post('/auth/reset', { token: 'x', password: 'four red kites' });
    await school.client.visitor.post('/auth/unlock', { token: 'x' });
    expect(named('reset.failed')).toHaveLength(1);
    expect(named('unlock.failed')).toHaveLength(1);
    const mailedToken = () => /\?token=([\w-]+)/u.exec(school.mail.sent.at(-1)?.text ?? '')?.[1] ?? '';
    await vi.waitFor(() => expect(mailedToken()).not.toBe(''), soon);
    const token = mailedToken();
    await school.client.visitor.post('/auth/reset', { token, password: 'four red kites' });
    expect(named('password.reset')).toMatchObject([{ userId }]);
    expect(JSON.stringify(lines)).not.toContain(token);
  });

  it('records the second step: set up, asked for, failed, locked, passed by recovery code, reset', async () => {
    const { client, userId } = await school.enter('two-steps');
    const { recoveryCodes } = await enrol(school, client);
    const { finish } = await firstStep(school, 'two-steps');
    await finish({ recoveryCode: recoveryCodes[0] ?? '' });
    for (let n = 0; n < 6; n += 1) await finish({ code: '000000' });
    const head = await school.adminClient();
    await head.post(`/users/${userId}/reset-second-factor`);
    const names = events().flatMap((line) => (line['userId'] === userId ? [line['event']] : []));
    expect(names.slice(names.indexOf('second-factor.enrolled'))).toEqual([
      'second-factor.enrolled',
      'login.second-step',
      'recovery-code.used',
      'login.ok',
      ...Array.from({ length: 5 }, () => 'second-factor.failed'),
      'second-factor.locked',
      'second-factor.reset',
    ]);
    for (const code of recoveryCodes) expect(JSON.stringify(lines)).not.toContain(code);
  });

  it('contains no password, code, cookie, name or email address', async () => {
    const started = await school.signUp('discreet');
    await school.logIn({ username: 'discreet' }, 'a wrong password');
    await school.logIn({ email: 'typed@example.com' }, 'a wrong password');
    const text = JSON.stringify(lines);
    const secrets = [school.lastCode('discreet@example.com'), started.cookies['signup'] ?? '', goodPassword];
    for (const secret of [...secrets, 'a wrong password', 'discreet', 'typed@'])
      expect(text).not.toContain(secret);
  });
});
