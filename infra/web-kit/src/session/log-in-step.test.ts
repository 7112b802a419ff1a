import { expect, it } from 'vitest';
import { createFakeApi } from '../testing/fake-api.ts';
import { logInStep, secondStepBody, takesCode } from './log-in-step.ts';

it('tells a code of the app from a recovery code', () => {
  expect(secondStepBody(' ১২৩ ৪৫৬ ')).toEqual({ code: '123456' });
  expect(secondStepBody(' 102a2-22222')).toEqual({ recoveryCode: '102a2-22222' });
});

it('asks for the code where the account has a second step, and sends it alone', async () => {
  const user = { _id: '1', username: 'rahim', name: 'Rahim', email: 'r@example.com', role: 'student' };
  const api = createFakeApi({
    'post /auth/login': () => ({ secondFactor: true, methods: ['totp'] }),
    'post /auth/second-factor': () => user,
  });
  const form = { username: 'rahim', password: 'three blue boats' };
  expect(await logInStep(api, form)).toEqual({ methods: ['totp'] });
  expect(await logInStep(api, { ...form, code: '123456' })).toEqual(user);
  expect(api.requests.map(({ body }) => body)).toEqual([form, { code: '123456' }]);
});

it('takes no code where a passkey alone is the second step', () => {
  expect(takesCode({ methods: ['passkey'] })).toBe(false);
  expect(takesCode({ methods: ['passkey', 'recovery-code'] })).toBe(true);
});
