import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userEmailChanged } from '@pathshala/svc-auth-contract/events';
import { goodPassword, startSchool, wrongCode, type School } from './school.ts';

let school: School;
beforeAll(async () => {
  school = await startSchool();
});
afterAll(() => school.stop());

type Person = Awaited<ReturnType<School['enter']>>;

const codePattern = /\d{6}/u;
const mailsTo = (address: string) => school.mail.sent.filter(({ to }) => to === address);

function ask({ client }: Person, email: string, password = goodPassword) {
  return client.post('/users/email', { email, password });
}

function confirm({ client }: Person, otp: string) {
  return client.post('/users/email/confirm', { otp });
}

describe('changing the address', () => {
  it('takes effect with the code, ends other sessions and mailed links, and informs the previous address [AUTH-05]', async () => {
    const user = await school.enter('mover');
    const elsewhere = await school.logIn({ username: 'mover' }, goodPassword);
    await school.client.visitor.post('/auth/forgot', { username: 'mover' });
    await expect.poll(() => mailsTo('mover@example.com').length).toBe(2);
    const token = /token=([\w-]+)/u.exec(mailsTo('mover@example.com').at(-1)?.text ?? '')?.[1];

    expect(await ask(user, ' New-Mover@example.com ')).toMatchObject({
      status: 202,
      body: { resendAfterSeconds: 60 },
    });
    expect((await user.client.get('/users/email')).body).toMatchObject({
      pending: { email: 'New-Mover@example.com' },
    });
    expect((await user.client.get('/users/user')).body).toMatchObject({ email: 'mover@example.com' });
    const code = school.lastCode('New-Mover@example.com');
    expect(JSON.stringify(await stored())).not.toContain(code);

    const done = await confirm(user, code);
    expect(done).toMatchObject({ status: 200, body: { email: 'New-Mover@example.com' } });
    await expect(school.platform.sessions.resolve(elsewhere.cookies['sid'] ?? '')).resolves.toBeNull();
    const session = await school.platform.sessions.resolve(done.cookies['sid'] ?? '');
    expect(session?.user.email).toBe('New-Mover@example.com');
    expect((await school.logIn({ email: 'new-mover@example.com' }, goodPassword)).status).toBe(200);
    expect((await school.logIn({ email: 'mover@example.com' }, goodPassword)).status).toBe(401);
    const reset = await school.client.visitor.post('/auth/reset', { token, password: 'four red kites' });
    expect(reset).toMatchObject({ status: 410, body: { code: 'auth.link-invalid' } });

    const notice = mailsTo('mover@example.com').at(-1);
    expect(notice?.subject).toBe('The email address of your Pathshala account was changed');
    expect(notice?.text).toContain('N•••@example.com');
    await school.waitUntilIdle();
    expect(school.published(userEmailChanged).map(({ data }) => data)).toEqual([
      {
        userId: user.userId,
        username: 'mover',
        name: 'Name of mover',
        email: 'New-Mover@example.com',
        previousEmail: 'mover@example.com',
      },
    ]);
    const record = await (await school.clientOf(done.cookies['sid'] ?? '')).get('/students/student');
    expect(record.body).toMatchObject({ personalInfo: { contact: { email: 'New-Mover@example.com' } } });
  });

  it('requires the password and a new, valid address', async () => {
    const user = await school.enter('careless');
    expect(await ask(user, 'x@example.com', 'nonsense')).toMatchObject({
      status: 422,
      body: { fields: { password: 'The password is not right' } },
    });
    expect(await ask(user, 'x@example.com', '')).toMatchObject({
      body: { code: 'auth.fields-required', fields: { password: 'Enter the password' } },
    });
    expect(await ask(user, 'x@example')).toMatchObject({ body: { code: 'auth.email-invalid' } });
    expect(await ask(user, 'CARELESS@example.com')).toMatchObject({ body: { code: 'auth.email-same' } });
    expect(mailsTo('x@example.com')).toEqual([]);
  });

  it('answers the same for a taken address, and informs its owner [AUTH-05]', async () => {
    const user = await school.enter('curious');
    await school.enter('owner');
    const taken = await ask(user, 'owner@example.com');
    school.clock.advance(61_000);
    const free = await ask(user, 'nobody@example.com');
    expect(JSON.stringify(taken.body).replace('owner@', 'nobody@')).toBe(JSON.stringify(free.body));
    expect(taken.status).toBe(free.status);
    const notice = mailsTo('owner@example.com').at(-1);
    expect(notice?.subject).toBe('Your address is already in use at Pathshala');
    expect(notice?.text).not.toMatch(codePattern);
    expect(await confirm(user, wrongCode(school.lastCode('nobody@example.com')))).toMatchObject({
      status: 422,
      body: { fields: { otp: 'This code is not right. Tries left: 4.' } },
    });
  });

  it('allows five tries, then a new code after a minute', async () => {
    const user = await school.enter('guesser');
    await ask(user, 'guessed@example.com');
    const code = school.lastCode('guessed@example.com');
    const tries = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((by) => confirm(user, wrongCode(code, by))));
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      422, 422, 422, 422, 422, 429, 429,
    ]);
    expect((await confirm(user, code)).status).toBe(429);
    expect(await user.client.post('/users/email/resend')).toMatchObject({
      status: 429,
      body: { code: 'auth.resend-early' },
    });
    school.clock.advance(60_000);
    const resent = await Promise.all([1, 2, 3].map(() => user.client.post('/users/email/resend')));
    expect(resent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429, 429]);
    expect((await confirm(user, school.lastCode('guessed@example.com'))).status).toBe(200);
  });

  it('is limited to five mails an hour for an account, whatever the addresses', async () => {
    const user = await school.enter('spammer');
    for (let n = 1; n <= 5; n += 1) {
      expect((await ask(user, `target-${n}@example.com`)).status).toBe(202);
      school.clock.advance(61_000);
    }
    expect(await ask(user, 'target-6@example.com')).toMatchObject({
      status: 429,
      body: { code: 'auth.resend-later' },
    });
    expect(mailsTo('target-6@example.com')).toEqual([]);
  });

  it('is void after ten minutes and after a new password', async () => {
    const user = await school.enter('hesitant');
    await ask(user, 'late@example.com');
    school.clock.advance(10 * 60_000);
    expect(await confirm(user, school.lastCode('late@example.com'))).toMatchObject({
      status: 410,
      body: { code: 'auth.otp-expired' },
    });
    expect((await user.client.get('/users/email')).body).toEqual({ pending: null });
    await ask(user, 'stolen@example.com');
    const changed = await user.client.put('/user', {
      password: 'four red kites',
      currentPassword: goodPassword,
    });
    const owner = { ...user, client: await school.clientOf(changed.cookies['sid'] ?? '') };
    expect((await confirm(owner, school.lastCode('stolen@example.com'))).status).toBe(422);
    school.clock.advance(61_000);
    expect(await owner.client.post('/users/email/resend')).toMatchObject({
      status: 410,
      body: { code: 'auth.email-change-unknown' },
    });
  });

  it('gives an address that two accounts want to the first one that proves it', async () => {
    const [one, two] = [await school.enter('first'), await school.enter('second')];
    await ask(one, 'shared@example.com');
    const code = school.lastCode('shared@example.com');
    school.clock.advance(61_000);
    await ask(two, 'shared@example.com');
    const other = school.lastCode('shared@example.com');
    expect((await confirm(one, code)).status).toBe(200);
    expect(await confirm(two, other)).toMatchObject({ status: 409, body: { code: 'auth.email-taken' } });
  });
});

describe('the language of an account', () => {
  it('is the one of the sign-up, changes without the password and keeps the session', async () => {
    const user = await school.enter('bilingual');
    expect(user.language).toBe('en');
    const answer = await user.client.put('/user', { language: 'bn' });
    expect(answer).toMatchObject({ status: 200, body: { language: 'bn' }, cookies: {} });
    await expect(school.platform.sessions.resolve(user.sid)).resolves.not.toBeNull();
  });
});

describe('the account part of one’s own data', () => {
  it('holds the account without its secrets', async () => {
    const user = await school.enter('reader');
    await ask(user, 'reader-2@example.com');
    const { body } = await user.client.get('/users/data');
    expect(body).toMatchObject({
      account: { username: 'reader', email: 'reader@example.com', language: 'en' },
      pendingEmail: 'reader-2@example.com',
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|Hash/u);
  });
});

function stored() {
  const names = ['users', 'emailChanges', 'mails'];
  return Promise.all(names.map((name) => school.platform.documents.collection(name).find({}).toArray()));
}
