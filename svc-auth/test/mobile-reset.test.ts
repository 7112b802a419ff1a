import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmsSchool, type SmsSchool } from './captured-sms.ts';
import { goodPassword, wrongCode } from './school.ts';

const minute = 60_000;
const newPassword = 'nine quiet ponds';
let school: SmsSchool;
beforeAll(async () => {
  school = await startSmsSchool();
});
afterAll(() => school.stop());

const post = (path: string, body: Record<string, string>) => school.client.visitor.post(path, body);

/** The request of a forgotten password, when its message is sent. */
async function forget(mobile: string, path = '/auth/forgot') {
  const before = school.sms.sent.length;
  const answer = await post(path, { mobile });
  expect(answer.status).toBe(202);
  await expect.poll(() => school.sms.sent.length).toBeGreaterThan(before);
  return String(answer.body['request']);
}

describe('a forgotten password of a student with a number', () => {
  it('is replaced by the code of an SMS, which works once [AUTH-08 PHN-01]', async () => {
    const { userId } = await school.enterByNumber('forgetful', '8801714000001');
    const request = await forget('০১৭১৪ ০০০০০১');
    const code = school.sms.codeTo('8801714000001');
    const body = { token: `${request}.${code}`, password: newPassword };
    expect((await post('/auth/reset', body)).status).toBe(200);
    const again = await post('/auth/reset', { ...body, password: 'seven red kites' });
    expect(again.body).toMatchObject({ code: 'auth.sms-code-wrong' });
    const loggedIn = await post('/auth/login', { mobile: '01714000001', password: newPassword });
    expect(loggedIn.body).toMatchObject({ _id: userId });
    expect(school.sms.lastTo('8801714000001')).toContain('password was changed');
  });

  it('has the same answer for a known and an unknown number, and sends to the known one alone [PHN-04]', async () => {
    await school.enterByNumber('known', '8801714000002');
    const [known, unknown] = await Promise.all(
      ['01714000002', '01714999999'].map((mobile) => post('/auth/forgot', { mobile })),
    );
    expect(known?.status).toBe(unknown?.status);
    expect(known?.body['message']).toBe(unknown?.body['message']);
    expect(Object.keys(known?.body ?? {})).toEqual(Object.keys(unknown?.body ?? {}));
    await expect.poll(() => school.sms.codeTo('8801714000002')).toMatch(/^\d{6}$/);
    expect(school.sms.sent.some(({ to }) => to === '8801714999999')).toBe(false);
  });

  it('takes five guesses of the browser that asked, and none of another one [PHN-04]', async () => {
    await school.enterByNumber('guessed', '8801714000003');
    school.clock.advance(minute);
    const request = await forget('01714000003');
    const code = school.sms.codeTo('8801714000003');
    const stranger = await post('/auth/reset', { token: `another.${code}`, password: newPassword });
    expect(stranger.body).toMatchObject({ code: 'auth.sms-code-wrong' });
    for (let guess = 1; guess <= 5; guess += 1) {
      const token = `${request}.${wrongCode(code, guess)}`;
      expect((await post('/auth/reset', { token, password: newPassword })).status).toBe(422);
    }
    const late = await post('/auth/reset', { token: `${request}.${code}`, password: newPassword });
    expect([late.status, late.body['code']]).toEqual([429, 'auth.otp-tries']);
    expect((await post('/auth/login', { mobile: '01714000003', password: goodPassword })).status).toBe(200);
  });

  it('does not take a code after ten minutes', async () => {
    await school.enterByNumber('slow', '8801714000004');
    school.clock.advance(minute);
    const request = await forget('01714000004');
    const code = school.sms.codeTo('8801714000004');
    school.clock.advance(11 * minute);
    const late = await post('/auth/reset', { token: `${request}.${code}`, password: newPassword });
    expect(late.body).toMatchObject({ code: 'auth.sms-code-wrong' });
  });

  it('unlocks a browser by a code, too', async () => {
    await school.enterByNumber('locked', '8801714000005');
    school.clock.advance(minute);
    const request = await forget('01714000005', '/auth/unlock-link');
    const token = `${request}.${school.sms.codeTo('8801714000005')}`;
    const unlocked = await post('/auth/unlock', { token });
    expect(unlocked.status).toBe(200);
    expect(unlocked.cookies['device']).toBeDefined();
  });

  it('cannot be replaced by a link of an administrator without an address', async () => {
    const { userId } = await school.enterByNumber('helped', '8801714000006');
    const answer = await (await school.adminClient()).post(`/users/${userId}/password-link`);
    expect([answer.status, answer.body['code']]).toEqual([409, 'auth.no-address']);
  });
});
