import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import { startSmsSchool, type SmsSchool } from './captured-sms.ts';
import { formOf, goodPassword, startSchool } from './school.ts';

const minute = 60_000;
let school: SmsSchool;
beforeAll(async () => {
  school = await startSmsSchool();
});
afterAll(() => school.stop());

const verify = (otp: string, signup?: string | null) =>
  school.client.visitor.post('/auth/verify', { otp }, { cookies: { signup: signup ?? '' } });
const logIn = (body: Record<string, string>) =>
  school.client.visitor.post('/auth/login', { password: goodPassword, ...body });

describe('a student with a mobile number alone', () => {
  it('signs up by a code in one SMS, and has no address [AUTH-01 AUTH-02 PHN-01]', async () => {
    const headers = { 'accept-language': 'bn' };
    const { email: _email, ...form } = formOf('rahima');
    const body = { ...form, mobile: '+৮৮০ ১৭১১-০০০০০১' };
    const started = await school.client.visitor.post('/auth/signup', body, { headers });
    expect(started.body['message']).toContain('০১৭১১০০০০০১ নম্বরে এসএমএসে');
    expect(school.sms.lastTo('8801711000001')).toMatch(/^\d{6} আপনার পাঠশালা কোড/);
    const verified = await verify(school.sms.codeTo('8801711000001'), started.cookies['signup']);
    expect(verified.status).toBe(200);
    expect(verified.body).toMatchObject({ username: 'rahima', email: '', mobile: '01711000001' });
    await school.waitUntilIdle();
    const [fact] = school.published(userVerified).filter(({ data }) => data.username === 'rahima');
    expect(fact?.data).toMatchObject({ email: '', mobile: '8801711000001' });
    const list = await (await school.adminClient()).get('/students?q=01711-000001');
    expect(list.body).toMatchObject({ total: 1 });
  });

  it('logs in by every spelling of the number, and by username [AUTH-03 PHN-01]', async () => {
    await school.enterByNumber('spelled', '8801711000002');
    for (const username of ['01711000002', '+8801711000002', '০১৭১১ ০০০০০২', '1711000002', 'spelled']) {
      expect((await logIn({ username })).status).toBe(200);
    }
    expect((await logIn({ mobile: '01711-000002' })).status).toBe(200);
  });

  it('is asked for the code where the number is not proved yet, after the right password', async () => {
    await school.signUpByNumber('unproved', '01711000003');
    expect((await logIn({ username: '01711000003' })).body).toMatchObject({ code: 'auth.unverified-mobile' });
    const wrong = await logIn({ username: '01711000003', password: 'not the password' });
    expect(wrong.body).toMatchObject({ code: 'auth.credentials' });
  });

  it('answers the same for a wrong password and an unknown number', async () => {
    await school.enterByNumber('known', '8801711000004');
    const answers = await Promise.all(
      ['01711000004', '01711999999'].map((username) => logIn({ username, password: 'not the password' })),
    );
    const shown = answers.map(({ status, body }) => [status, body['code'], body['error']]);
    expect(shown[0]).toEqual(shown[1]);
  });

  it.each([
    [{ mobile: '02123456789' }, 'auth.mobile-invalid'],
    [{ mobile: '0171100000' }, 'auth.mobile-invalid'],
    [{ mobile: '' }, 'auth.fields-required'],
    [{ mobile: '01711000005', username: '01711000005' }, 'auth.username-mobile'],
    [{ mobile: '01711000005', password: '01711 000 005' }, 'auth.password-personal'],
  ])('refuses %o', async (change, code) => {
    const { email: _email, ...form } = formOf('someone');
    const answer = await school.client.visitor.post('/auth/signup', { ...form, ...change });
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code });
  });

  it('is told that no SMS was sent when the gateway is away, and gets the next one', async () => {
    school.sms.failNext();
    const failed = await school.signUpByNumber('unlucky', '01711000006');
    expect([failed.status, failed.body['code']]).toEqual([503, 'auth.sms-away']);
    school.clock.advance(minute);
    const again = await school.signUpByNumber('unlucky', '01711000006');
    expect((await verify(school.sms.codeTo('8801711000006'), again.cookies['signup'])).status).toBe(200);
  });

  it('adds an address later, and keeps the number', async () => {
    const { client } = await school.enterByNumber('later', '8801711000007');
    await client.post('/users/email', { email: 'later@example.com', password: goodPassword });
    const otp = school.lastCode('later@example.com');
    const changed = await client.post('/users/email/confirm', { otp });
    expect(changed.body).toMatchObject({ email: 'later@example.com', mobile: '01711000007' });
    expect((await logIn({ email: 'later@example.com' })).status).toBe(200);
  });
});

describe('a number that is proved by another account', () => {
  it('gets the answer of any number; its owner is told, and no code lets anybody in [PHN-04]', async () => {
    const { userId } = await school.enterByNumber('owner', '8801712000001');
    school.clock.advance(minute);
    const free = await school.signUpByNumber('stranger0', '01712000009');
    const taken = await school.signUpByNumber('stranger', '01712000001');
    expect(taken.status).toBe(free.status);
    expect({ ...taken.body, message: '' }).toEqual({ ...free.body, message: '' });
    expect(String(taken.body['message']).replace('1712000001', '1712000009')).toBe(free.body['message']);
    expect(school.sms.lastTo('8801712000001')).toContain('you have an account with this number');
    expect(school.sms.lastTo('8801712000001')).not.toMatch(/\d{6}/);
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await verify(`00000${guess}`, taken.cookies['signup'])).status).toBe(422);
    }
    expect((await logIn({ mobile: '01712000001' })).body).toMatchObject({ _id: userId });
  });

  it('is given to one of two sign-ups that prove it at the same moment [PHN-04]', async () => {
    const first = await school.signUpByNumber('racer1', '01712000002');
    const firstCode = school.sms.codeTo('8801712000002');
    school.clock.advance(minute);
    const second = await school.signUpByNumber('racer2', '01712000002');
    const secondCode = school.sms.codeTo('8801712000002');
    const answers = await Promise.all([
      verify(firstCode, first.cookies['signup']),
      verify(secondCode, second.cookies['signup']),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  it('is not locked by wrong passwords of strangers for a device that has logged in before', async () => {
    await school.enterByNumber('guarded', '8801712000003');
    const { cookies } = await logIn({ mobile: '01712000003' });
    for (let wrong = 0; wrong < 6; wrong += 1) {
      await logIn({ mobile: '01712000003', password: 'not the password' });
    }
    expect((await logIn({ mobile: '01712000003' })).status).toBe(429);
    const own = await school.client.visitor.post(
      '/auth/login',
      { mobile: '01712000003', password: goodPassword },
      { cookies: { device: cookies['device'] ?? '' } },
    );
    expect(own.status).toBe(200);
  });

  it('is free again when its account is deleted [PHN-04]', async () => {
    const { client } = await school.enterByNumber('leaver', '8801712000004');
    expect((await client.delete('/user', { password: goodPassword })).status).toBe(200);
    school.clock.advance(minute);
    await school.enterByNumber('follower', '8801712000004');
  });
});

describe('a number for an account with an address', () => {
  it('is proved by its code, found in the list of users, and logs in [AUTH-05 PHN-01]', async () => {
    const { client } = await school.enter('both');
    const asked = await client.post('/users/mobile', { mobile: '০১৭১৩০০০০০১', password: goodPassword });
    expect(asked.status).toBe(202);
    expect((await client.get('/users/mobile')).body).toMatchObject({ pending: { mobile: '01713000001' } });
    const wrong = await client.post('/users/mobile/confirm', { otp: '0000' });
    expect(wrong.body).toMatchObject({ code: 'auth.otp-wrong' });
    const otp = school.sms.codeTo('8801713000001');
    const proved = await client.post('/users/mobile/confirm', { otp });
    expect(proved.body).toMatchObject({ email: 'both@example.com', mobile: '01713000001' });
    expect((await logIn({ mobile: '01713000001' })).status).toBe(200);
    await school.waitUntilIdle();
    const admin = await school.adminClient();
    for (const q of ['01713000001', '%2B880 1713-000001', '০১৭১৩০০০০০১', '13000001']) {
      expect((await admin.get(`/users?q=${q}`)).body).toMatchObject({ total: 1 });
    }
    expect((await admin.get('/students?q=01713000001')).body).toMatchObject({ total: 1 });
  });

  it('is not taken over: the request has the same answer, and its owner is told [PHN-04]', async () => {
    await school.enterByNumber('holder', '8801713000002');
    const { client } = await school.enter('grabber');
    const taken = await client.post('/users/mobile', { mobile: '01713000002', password: goodPassword });
    expect(taken.status).toBe(202);
    expect(taken.body['message']).toContain('We have sent a code to 01713000002');
    expect(school.sms.lastTo('8801713000002')).toContain('Nothing was changed');
    expect((await client.post('/users/mobile/confirm', { otp: '123456' })).status).toBe(422);
  });

  it('needs the password, and a gateway', async () => {
    const { client } = await school.enter('careless');
    const wrong = await client.post('/users/mobile', { mobile: '01713000003', password: 'not it at all' });
    expect(wrong.body).toMatchObject({ code: 'auth.password-wrong' });
    await using plain = await startSchool();
    const form = { ...formOf('plain'), email: '', mobile: '01713000003' };
    const refused = await plain.client.visitor.post('/auth/signup', form);
    expect(refused.body).toMatchObject({ code: 'auth.mobile-off', fields: { mobile: expect.any(String) } });
    expect((await plain.client.visitor.get('/settings')).body).not.toHaveProperty('hasSms');
    expect((await school.client.visitor.get('/settings')).body).toMatchObject({ hasSms: true });
  });
});
