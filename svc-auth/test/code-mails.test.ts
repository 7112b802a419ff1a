import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, startSchool, wrongCode, type School } from './school.ts';

const minute = 60_000;
let school: School;
beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school.stop());

interface Browser {
  readonly address: string;
  signup?: string | undefined;
}

async function signUp(browser: Browser, email: string, username: string) {
  const answer = await school.client
    .as({ role: 'visitor', address: browser.address })
    .post(
      '/auth/signup',
      { ...formOf(username), email },
      { cookies: browser.signup === undefined ? {} : { signup: browser.signup } },
    );
  browser.signup = answer.cookies['signup'] ?? browser.signup;
  return answer;
}

function verify(browser: Browser, otp: string) {
  return school.client
    .as({ role: 'visitor', address: browser.address })
    .post('/auth/verify', { otp }, { cookies: { signup: browser.signup ?? '' } });
}

const mailsTo = (email: string) => school.mail.sent.filter(({ to }) => to === email).length;

describe('mails with codes', () => {
  it('are sent at most once a minute, also to the browser that started the sign-up', async () => {
    const browser: Browser = { address: '10.0.0.1' };
    for (let n = 0; n < 30; n += 1) {
      const answer = await signUp(browser, 'bombed@example.com', `bomber-${n}`);
      expect(answer).toMatchObject({
        status: 201,
        body: { message: expect.stringContaining('We have sent') },
      });
    }
    expect(mailsTo('bombed@example.com')).toBe(1);
  });

  it('count plus addresses of one mailbox together', async () => {
    const browser: Browser = { address: '10.0.1.1' };
    for (let n = 0; n < 8; n += 1) await signUp(browser, `plus+${n}@example.com`, `plus-${n}`);
    expect(school.mail.sent.filter(({ to }) => to.startsWith('plus+'))).toHaveLength(1);
  });

  it('that a stranger requests do not block the owner in another network', async () => {
    const stranger: Browser = { address: '10.0.2.1' };
    for (let n = 0; n < 40; n += 1) {
      await signUp(stranger, 'owner@example.com', `stranger-${n}`);
      school.clock.advance(10_000);
    }
    const owner: Browser = { address: '10.0.3.1' };
    const started = await signUp(owner, 'owner@example.com', 'owner');
    expect(started).toMatchObject({ status: 201, body: { resendAfterSeconds: 60 } });
    const entered = await verify(owner, school.lastCode('owner@example.com'));
    expect(entered).toMatchObject({ status: 200, body: { username: 'owner' } });
  });

  it('stay valid in the browser they were mailed for, whatever is requested afterwards', async () => {
    const owner: Browser = { address: '10.0.4.1' };
    await signUp(owner, 'first@example.com', 'first');
    const code = school.lastCode('first@example.com');
    for (let n = 0; n < 10; n += 1) await signUp({ address: '10.0.4.2' }, 'first@example.com', `late-${n}`);
    await signUp(owner, 'first@example.com', 'first-corrected');
    expect(await verify(owner, code)).toMatchObject({ status: 200, body: { username: 'first-corrected' } });
  });

  it('verify the owner’s own sign-up above the limit, with the code that a stranger caused to be mailed', async () => {
    const stranger: Browser = { address: '10.0.5.1' };
    await signUp(stranger, 'shared@example.com', 'intruder');
    const owner: Browser = { address: '10.0.5.2' };
    const started = await signUp(owner, 'shared@example.com', 'rightful');
    expect(started).toMatchObject({
      status: 201,
      body: { message: expect.stringContaining('We have sent') },
    });
    const code = school.lastCode('shared@example.com');
    expect(await verify(owner, code)).toMatchObject({ status: 200, body: { username: 'rightful' } });
    expect((await verify(stranger, code)).status).toBe(410);
  });

  it('for another browser allow five guesses per sign-up and twenty a day for all sign-ups', async () => {
    const owner: Browser = { address: '10.0.6.1' };
    await signUp(owner, 'guessed-at@example.com', 'guessed-at');
    const code = school.lastCode('guessed-at@example.com');
    const compared: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const guesser: Browser = { address: `10.0.6.${n + 2}` };
      await signUp(guesser, 'guessed-at@example.com', `guesser-${n}`);
      const guesses = [];
      for (let by = 1; by <= 6; by += 1) guesses.push(await verify(guesser, wrongCode(code, by)));
      compared.push(guesses.filter(({ status }) => status === 422).length);
    }
    expect(compared).toEqual([5, 5, 5, 5, 0, 0]);
    expect((await verify(owner, code)).status).toBe(200);
  });

  it('above the limit and without a valid code are available again at the stated time', async () => {
    const browser: Browser = { address: '10.0.7.1' };
    for (let n = 0; n < 5; n += 1) {
      await signUp(browser, 'spent@example.com', 'spent');
      school.clock.advance(minute);
    }
    school.clock.advance(10 * minute);
    const later = await signUp(browser, 'spent@example.com', 'spent');
    expect(later).toMatchObject({ status: 201, body: { resendAfterSeconds: 45 * 60 } });
    expect(later.body['message']).toContain('in 45 minutes');
    const resend = () =>
      school.client
        .as({ role: 'visitor', address: browser.address })
        .post('/auth/resend', undefined, { cookies: { signup: browser.signup ?? '' } });
    expect(await resend()).toMatchObject({
      status: 429,
      body: { code: 'auth.resend-later', error: expect.stringContaining('in 45 minutes') },
    });
    school.clock.advance(45 * minute);
    expect((await resend()).status).toBe(200);
    expect((await verify(browser, school.lastCode('spent@example.com'))).status).toBe(200);
  });

  it('state after a wrong code how many tries are left', async () => {
    const browser: Browser = { address: '10.0.8.1' };
    await signUp(browser, 'tries@example.com', 'tries');
    const code = school.lastCode('tries@example.com');
    const answers = [];
    for (let by = 1; by <= 5; by += 1) answers.push(await verify(browser, wrongCode(code, by)));
    expect(answers.map(({ body }) => body['error'])).toEqual([
      'This code is not right. Tries left: 4.',
      'This code is not right. Tries left: 3.',
      'This code is not right. Tries left: 2.',
      'This code is not right. Tries left: 1.',
      'This code is not right, and that was the last try. Ask for a new one.',
    ]);
  });
});
