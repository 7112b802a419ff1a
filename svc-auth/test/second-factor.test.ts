import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { admin, goodPassword, startSchool, type School } from './school.ts';
import { codeOf, enrol, firstStep } from './second-steps.ts';

let school: School;
beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school.stop());

const subjects = (to: string) =>
  school.mail.sent.filter((mail) => mail.to === to).map((mail) => mail.subject);

describe('two-step log-in', () => {
  it('is set up by password and code, ends other sessions, informs the owner, and then asks every log-in for a code', async () => {
    const { client, sid, userId } = await school.enter('sadia');
    const device = (await school.logIn({ username: 'sadia' }, goodPassword)).cookies['device'] ?? '';
    expect((await client.post('/users/second-factor/enrolment', { password: 'wrong one' })).status).toBe(422);
    const { secret, uri, recoveryCodes, client: own } = await enrol(school, client);
    expect(uri).toContain(`secret=${secret}`);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await school.platform.sessions.resolve(sid)).toBeNull();
    expect(subjects('sadia@example.com').at(-1)).toBe('Two-step log-in is on for your Pathshala account');
    const stored = JSON.stringify(
      await school.platform.documents.collection('secondFactors').findOne({ _id: userId }),
    );
    for (const clear of [secret, ...recoveryCodes]) expect(stored).not.toContain(clear);
    // A known device does not skip the second step.
    const again = await school.client.visitor.post(
      '/auth/login',
      { username: 'sadia', password: goodPassword },
      { cookies: { device } },
    );
    expect(again.body).toEqual({ secondFactor: true, methods: ['totp', 'recovery-code'] });
    const { finish } = await firstStep(school, 'sadia');
    const code = codeOf(school, secret);
    const finished = await finish({ code });
    expect(finished.status).toBe(200);
    expect(finished.body['username']).toBe('sadia');
    expect(finished.cookies['second-step']).toBeNull();
    // The same code is not accepted twice.
    expect((await finish({ code })).body['code']).toBe('auth.second-factor-wrong');
    expect((await own.get('/users/second-factor')).body).toMatchObject({
      enabledAt: expect.any(String),
      recoveryCodesLeft: 10,
      isRequired: false,
    });
  });

  it('accepts one of many equal codes that come at once, and each recovery code once', async () => {
    const { client } = await school.enter('parallel');
    const { secret, recoveryCodes } = await enrol(school, client);
    const { finish } = await firstStep(school, 'parallel');
    const code = codeOf(school, secret);
    const answers = await Promise.all(Array.from({ length: 4 }, () => finish({ code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const recoveryCode = recoveryCodes[3]?.toUpperCase() ?? '';
    const opened = await Promise.all([finish({ recoveryCode }), finish({ recoveryCode })]);
    expect(opened.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 422]));
    expect(subjects('parallel@example.com').at(-1)).toBe('A recovery code opened your Pathshala account');
  });

  it('counts tries by account before it compares: of twenty parallel guesses five are compared, and the right code then waits [AUTH-03]', async () => {
    const { client } = await school.enter('guessed');
    const { secret } = await enrol(school, client);
    const { finish } = await firstStep(school, 'guessed');
    const guesses = Array.from({ length: 20 }, (_, n) => finish({ code: String(n).padStart(6, '0') }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    expect((await finish({ code: codeOf(school, secret) })).body['code']).toBe('auth.second-factor-locked');
    school.clock.advance(15 * 60_000);
    const later = await firstStep(school, 'guessed');
    expect((await later.finish({ code: codeOf(school, secret) })).status).toBe(200);
  });

  it('needs the first step, which ends with its time and with the password', async () => {
    const { client } = await school.enter('slow');
    const { secret, client: own } = await enrol(school, client);
    const code = () => codeOf(school, secret);
    const without = await school.client.visitor.post('/auth/second-factor', { code: code() });
    expect(without.body['code']).toBe('auth.second-step-over');
    const before = await firstStep(school, 'slow');
    await own.put('/user', { password: 'four red kites', currentPassword: goodPassword });
    expect((await before.finish({ code: code() })).body['code']).toBe('auth.second-step-over');
    const slow = await firstStep(school, 'slow', 'four red kites');
    school.clock.advance(10 * 60_000);
    expect((await slow.finish({ code: code() })).body['code']).toBe('auth.second-step-over');
  });

  it('gives new recovery codes, and is switched off, by password and code together', async () => {
    const { client } = await school.enter('leaving');
    const { secret, recoveryCodes, client: own } = await enrol(school, client);
    const password = goodPassword;
    const refused = await own.post('/users/second-factor/recovery-codes', { password, code: '000000' });
    expect(refused.body['code']).toBe('auth.second-factor-wrong');
    const renewed = await own.post<{ recoveryCodes: string[] }>('/users/second-factor/recovery-codes', {
      password,
      code: codeOf(school, secret),
    });
    expect(renewed.body.recoveryCodes).not.toContain(recoveryCodes[0]);
    const { finish } = await firstStep(school, 'leaving');
    const old = await finish({ recoveryCode: recoveryCodes[0] ?? '' });
    expect(old.body['code']).toBe('auth.recovery-code-wrong');
    school.clock.advance(30_000);
    const last = await school.clientOf(renewed.cookies['sid'] ?? '');
    const code = codeOf(school, secret);
    expect((await last.delete('/users/second-factor', { password: 'wrong one', code })).status).toBe(422);
    expect((await last.delete('/users/second-factor', { password, code })).status).toBe(200);
    expect((await school.logIn({ username: 'leaving' }, password)).cookies['sid']).toEqual(
      expect.any(String),
    );
  });

  it('is removed by an administrator for an owner who has lost the device', async () => {
    const { client, userId } = await school.enter('lost');
    const { client: own } = await enrol(school, client);
    const head = await school.adminClient();
    expect((await head.post(`/users/${userId}/reset-second-factor`)).status).toBe(200);
    expect(subjects('lost@example.com').at(-1)).toBe(
      'An administrator removed the second step of your Pathshala log-in',
    );
    expect(await school.platform.sessions.list(userId)).toEqual([]);
    expect((await own.post(`/users/${userId}/reset-second-factor`)).status).toBe(403);
    expect((await school.logIn({ username: 'lost' }, goodPassword)).cookies['sid']).toEqual(
      expect.any(String),
    );
  });
});

describe('a site that requires two steps of its administrators', () => {
  it('is set by an administrator who has them; the others reach the enrolment only, until it is done', async () => {
    const head = await school.adminClient();
    const { body: settings } = await head.get('/settings');
    const required = { ...settings, requireSecondFactorForAdmins: true };
    expect((await head.put('/settings', required)).body['code']).toBe('auth.second-factor-first');
    const { client: own } = await enrol(school, head, admin.password);
    const second = await school.enter('second-admin');
    await own.patch(`/users/${second.userId}`, { role: 'admin' });
    const { sid = '' } = (await school.logIn({ username: 'second-admin' }, goodPassword)).cookies;
    expect((await own.put('/settings', required)).status).toBe(200);
    expect(await school.platform.sessions.resolve(sid ?? '')).toBeNull();

    const limited = await school.logIn({ username: 'second-admin' }, goodPassword);
    expect(limited.body).toMatchObject({ role: 'admin', needsSecondFactor: true });
    const client = await school.clientOf(limited.cookies['sid'] ?? '');
    expect((await client.get('/users/user')).body['needsSecondFactor']).toBe(true);
    expect((await client.get('/users')).body['code']).toBe('common.second-factor-required');
    const { client: full } = await enrol(school, client);
    expect((await full.get('/users')).status).toBe(200);
    expect((await full.get('/users/user')).body['needsSecondFactor']).toBeUndefined();
    expect((await school.client.visitor.get('/settings')).body).not.toHaveProperty(
      'requireSecondFactorForAdmins',
    );
    expect((await school.enter('a-student')).role).toBe('student');
  });
});
