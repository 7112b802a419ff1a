import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import { formOf, goodPassword, startSchool, wrongCode, type School } from './school.ts';

const minute = 60_000;
let school: School;
beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school.stop());

function verify(otp: unknown, signup: string | null | undefined) {
  const cookies: Record<string, string> = signup ? { signup } : {};
  return school.client.visitor.post('/auth/verify', { otp }, { cookies });
}

async function begin(username: string) {
  const { cookies } = await school.signUp(username);
  return { signup: cookies['signup'], code: school.lastCode(formOf(username).email) };
}

describe('signing up', () => {
  it('mails a code in subject and text, and leaves the visitor logged out [AUTH-01]', async () => {
    const answer = await school.signUp('rahim');
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      message: 'We have sent a code to rahim@example.com. It is valid for 10 minutes.',
      resendAfterSeconds: 60,
    });
    expect(Object.keys(answer.cookies)).toEqual(['signup']);
    const mail = school.mail.sent.find(({ to }) => to === 'rahim@example.com');
    const code = /\d{6}/.exec(mail?.subject ?? '')?.[0];
    expect(code).toMatch(/^\d{6}$/);
    expect(mail?.text).toContain(code);
    expect(`${mail?.subject}${mail?.text}`).not.toMatch(/rahim|Name of/iu);
  });

  it('mails in the language of the request', async () => {
    const headers = { 'accept-language': 'bn' };
    const answer = await school.client.visitor.post('/auth/signup', formOf('karim'), { headers });
    expect(answer.body['message']).toContain('কোড পাঠানো হয়েছে');
    expect(school.mail.sent.at(-1)?.subject).toMatch(/^\d{6} আপনার পাঠশালা কোড$/);
  });

  it.each([
    [{ email: '' }, 'auth.fields-required', 'Please fill all the fields'],
    [{ username: '' }, 'auth.fields-required', 'Please fill all the fields'],
    [{ password: '' }, 'auth.fields-required', 'Please fill all the fields'],
    [{ password: 'short' }, 'auth.password-short', 'Password must be at least 6 characters'],
    [{ username: 'ab' }, 'auth.username-length', 'Username must have 3 to 159 characters'],
    [{ password: 'Qwerty123' }, 'auth.password-common', expect.stringContaining('most common')],
    [{ password: 'x'.repeat(129) }, 'auth.password-long', expect.stringContaining('128')],
    [{ email: 'nowhere' }, 'auth.email-invalid', 'Please enter a valid email address'],
  ])('refuses %o', async (change, code, error) => {
    const answer = await school.signUp('someone', change);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({
      code,
      error,
      fields: expect.any(Object),
      requestId: expect.any(String),
    });
  });

  it('is rejected with texts in Bengali for a Bengali request [NAV-07]', async () => {
    const headers = { 'accept-language': 'bn-BD,bn;q=0.9' };
    const { body } = await school.client.visitor.post('/auth/signup', {}, { headers });
    expect(body['error']).toBe('সব ঘর পূরণ করুন');
  });

  it.each([
    [{ email: { $ne: null } }],
    [{ username: ['rahim'] }],
    [{ password: 123_456 }],
    [{ role: 'admin' }],
    [{ email: 'x'.repeat(501) }],
  ])('cannot read %o', async (change) => {
    const answer = await school.signUp('someone', change);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'common.malformed' });
  });

  it('succeeds when the mail cannot be sent, and the code can be requested again', async () => {
    school.mail.failNext();
    const started = await school.signUp('unlucky');
    expect(started.status).toBe(201);
    school.clock.advance(minute);
    const again = await school.client.visitor.post('/auth/resend', undefined, {
      cookies: { signup: started.cookies['signup'] ?? '' },
    });
    expect(again.status).toBe(200);
    const answer = await verify(school.lastCode('unlucky@example.com'), started.cookies['signup']);
    expect(answer.status).toBe(200);
  });

  it('a hundred times concurrently with one email mails one code, which verifies any of them, and creates one account', async () => {
    const form = (n: number) => ({
      ...formOf(`many${n}`),
      email: n % 2 ? 'many@example.com' : ' MANY@example.com',
    });
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => school.client.visitor.post('/auth/signup', form(n))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body['resendAfterSeconds']))).toEqual(new Set([60]));
    const mails = school.mail.sent.filter(({ to }) => to.toLowerCase() === 'many@example.com');
    expect(mails).toHaveLength(1);
    const code = school.lastCode(mails[0]?.to ?? '');
    const entered = await Promise.all(
      answers.slice(0, 5).map(({ cookies }) => verify(code, cookies['signup'])),
    );
    expect(entered.filter(({ status }) => status === 200)).toHaveLength(1);
    const list = await (await school.adminClient()).get('/users?q=many@example.com');
    expect(list.body['total']).toBe(1);
  });

  it('can be corrected at once by the browser that started it', async () => {
    const started = await begin('hasty');
    const again = await school.client.visitor.post(
      '/auth/signup',
      { ...formOf('hasty'), password: 'another long one' },
      { cookies: { signup: started.signup ?? '' } },
    );
    expect(again.status).toBe(201);
    await verify(school.lastCode('hasty@example.com'), again.cookies['signup']);
    expect((await school.logIn({ username: 'hasty' }, 'another long one')).status).toBe(200);
  });

  it('is rejected with a taken email or username, in any spelling [AUTH-01]', async () => {
    await school.enter('taken');
    const sameEmail = await school.signUp('other', { email: 'Taken@Example.com' });
    expect(sameEmail).toMatchObject({
      status: 409,
      body: { code: 'auth.email-taken', fields: { email: expect.any(String) } },
    });
    const sameName = await school.signUp('other', { username: 'TAKEN' });
    expect(sameName).toMatchObject({ status: 409, body: { code: 'auth.username-taken' } });
  });

  it('that is never finished blocks no other sign-up', async () => {
    await begin('squatter');
    const other = { email: 'rightful@example.com' };
    expect((await school.signUp('squatter', other)).status).toBe(409);
    school.clock.advance(10 * minute);
    expect((await school.signUp('squatter', other)).status).toBe(201);
    const sameEmail = await school.signUp('squatter2', { email: 'squatter@example.com' });
    expect(sameEmail.status).toBe(201);
  });

  it('that was never finished is deleted after a week', async () => {
    const { signup, code } = await begin('forgotten');
    school.clock.advance(8 * 24 * 60 * minute);
    await school.runJob('forget-old-signups');
    expect((await verify(code, signup)).body).toMatchObject({ code: 'auth.signup-unknown' });
  });
});

describe('verifying', () => {
  it('logs in, creates the student record and publishes one event [STU-01]', async () => {
    const { signup, code } = await begin('verified');
    const answer = await verify(code, signup);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      username: 'verified',
      name: 'Name of verified',
      email: 'verified@example.com',
      role: 'student',
      language: 'en',
    });
    expect(answer.cookies).toMatchObject({ sid: expect.any(String), signup: null });
    const student = await school.clientOf(answer.cookies['sid'] ?? '');
    expect((await student.get('/users/user')).body).toEqual(answer.body);
    expect((await student.get('/students/student')).body).toMatchObject({
      _id: answer.body['_id'],
      personalInfo: { fullName: { english: 'Name of verified' }, contact: { email: 'verified@example.com' } },
    });
    await school.waitUntilIdle();
    const events = school.published(userVerified).filter(({ data }) => data.username === 'verified');
    expect(events.map(({ data }) => data)).toEqual([
      {
        userId: answer.body['_id'],
        username: 'verified',
        name: 'Name of verified',
        email: 'verified@example.com',
      },
    ]);
  });

  it('accepts a code in Bengali digits and with spaces', async () => {
    const { signup, code } = await begin('bengali');
    const bengali = code.replaceAll(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
    expect((await verify(` ${bengali.slice(0, 3)} ${bengali.slice(3)}`, signup)).status).toBe(200);
  });

  it('rejects fewer than four characters with the text of the specification [AUTH-02]', async () => {
    const { signup } = await begin('hurried');
    expect(await verify('123', signup)).toMatchObject({
      status: 422,
      body: { error: 'Please enter a valid OTP', code: 'auth.otp-invalid' },
    });
  });

  it('requires the browser that signed up [AUTH-02]', async () => {
    const { code } = await begin('elsewhere');
    const other = await begin('attacker');
    expect((await verify(code, undefined)).status).toBe(410);
    expect((await verify(code, 'forged.signature')).status).toBe(410);
    expect((await verify(code, other.signup)).status).toBe(422);
  });

  it('compares five of fifty parallel guesses, and after them not even the right code [AUTH-02]', async () => {
    const { signup, code } = await begin('guessed');
    const guesses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => verify(wrongCode(code, n + 1), signup)),
    );
    expect(guesses.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(45);
    const late = await verify(code, signup);
    expect(late).toMatchObject({ status: 429, body: { code: 'auth.otp-tries' } });
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('rejects a code after ten minutes [AUTH-02]', async () => {
    const { signup, code } = await begin('slow');
    school.clock.advance(10 * minute);
    expect(await verify(code, signup)).toMatchObject({ status: 410, body: { code: 'auth.otp-expired' } });
  });

  it('twice concurrently with the right code creates one account', async () => {
    const { signup, code } = await begin('double');
    const answers = await Promise.all([verify(code, signup), verify(code, signup)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status } of answers) expect([200, 410]).toContain(status);
    await school.waitUntilIdle();
    expect(school.published(userVerified).filter(({ data }) => data.username === 'double')).toHaveLength(1);
  });

  it('gives a username to the first sign-up that is verified', async () => {
    const first = await begin('contested');
    school.clock.advance(10 * minute);
    const later = await school.signUp('contested', { email: 'second@example.com' });
    await verify(school.lastCode('second@example.com'), later.cookies['signup']);
    await school.client.visitor.post('/auth/resend', undefined, { cookies: { signup: first.signup ?? '' } });
    const answer = await verify(school.lastCode('contested@example.com'), first.signup);
    expect(answer).toMatchObject({ status: 409, body: { code: 'auth.username-taken' } });
  });

  it.each([[{ $gt: '' }], [123_456], [['123456']], [null]])('rejects %o as a code', async (otp) => {
    expect((await verify(otp, undefined)).status).toBe(400);
  });
});

describe('sending the code again', () => {
  const resend = (signup: string | null | undefined) =>
    school.client.visitor.post('/auth/resend', undefined, { cookies: signup ? { signup } : {} });

  it('is rejected within a minute, with the time to wait [AUTH-02]', async () => {
    const { signup } = await begin('impatient');
    school.clock.advance(20_000);
    const answer = await resend(signup);
    expect(answer).toMatchObject({ status: 429, body: { code: 'auth.resend-early' } });
    expect(answer.headers.get('retry-after')).toBe('40');
  });

  it('replaces the code and gives new tries', async () => {
    const { signup, code } = await begin('patient');
    await Promise.all([1, 2, 3, 4, 5].map((by) => verify(wrongCode(code, by), signup)));
    school.clock.advance(minute);
    expect((await resend(signup)).status).toBe(200);
    const fresh = school.lastCode('patient@example.com');
    expect((await verify(wrongCode(fresh), signup)).status).toBe(422);
    expect((await verify(fresh, signup)).status).toBe(200);
  });

  it('twice concurrently sends one mail', async () => {
    const { signup } = await begin('clicker');
    school.clock.advance(minute);
    const answers = await Promise.all(Array.from({ length: 5 }, () => resend(signup)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429, 429, 429]);
    expect(school.mail.sent.filter(({ to }) => to === 'clicker@example.com')).toHaveLength(2);
  });

  it('requires the browser that signed up [AUTH-02]', async () => {
    expect(await resend(undefined)).toMatchObject({ status: 410, body: { code: 'auth.signup-unknown' } });
  });
});

it('stores neither password nor code', async () => {
  const { code } = await begin('secretive');
  const stored = JSON.stringify([
    await school.platform.documents.collection('signups').find({}).toArray(),
    await school.platform.documents.collection('users').find({}).toArray(),
  ]);
  expect(stored).not.toContain(goodPassword);
  expect(stored).not.toContain(`"${code}"`);
});
