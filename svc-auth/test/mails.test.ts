import { createMetrics } from '@pathshala/service-kit/telemetry/metrics';
import type { MailMessage } from '@pathshala/service-kit/mail/port';
import type { Invitation } from '@pathshala/svc-auth-contract/http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSchool } from './school.ts';

const minute = 60_000;

interface StoredMail {
  readonly _id: string;
  readonly givenUpAt: number | null;
  readonly reason: string | null;
  readonly sealed: string;
}

/** An error of the shape that nodemailer throws. */
function smtpFailure(responseCode: number): Error {
  return Object.assign(new Error(`${responseCode} answer that names the address`), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode,
  });
}

/** A school with a mail server that fails when the test says so; `tried` holds every message that reached it. */
async function startWithServer(failure: () => Error | null | Promise<Error>) {
  const tried: MailMessage[] = [];
  const mail = {
    async send(message: MailMessage) {
      tried.push(message);
      const error = await failure();
      if (error !== null) throw error;
    },
    close: async () => undefined,
  };
  const school = await startSchool({ replace: () => ({ mail }) });
  onTestFinished(() => school.stop());
  const mails = school.platform.documents.collection<StoredMail>('mails');
  return { school, tried, mails };
}

describe('the list of invitations', () => {
  it('says of each whether its mail was sent, waits or was given up', async () => {
    let failure: Error | null = null;
    const { school } = await startWithServer(() => failure);
    const head = await school.adminClient();
    const states = { sent: null, waiting: smtpFailure(451), failed: smtpFailure(550) };
    for (const [name, error] of Object.entries(states)) {
      failure = error;
      await head.post('/users/invite', { email: `${name}@example.com`, name });
    }
    const listed = async (query: string) => {
      const { body } = await head.get<{ items: Invitation[] }>(`/users/invitations?sort=name&${query}`);
      return body.items.map(({ name, mail }) => [name, mail]);
    };
    await expect(listed('')).resolves.toEqual(['failed', 'sent', 'waiting'].map((name) => [name, name]));
    for (const state of Object.keys(states))
      await expect(listed(`mail=${state}`)).resolves.toEqual([[state, state]]);
  });
});

describe('a mail', () => {
  it('is deleted from the store once it is sent', async () => {
    const { school, tried, mails } = await startWithServer(() => null);
    await school.signUp('sent');
    expect(tried).toHaveLength(1);
    await expect(mails.countDocuments({})).resolves.toBe(0);
  });

  it('that the server rejects permanently is tried once, and logged as given up', async () => {
    const { school, tried, mails } = await startWithServer(() => smtpFailure(550));
    expect((await school.signUp('refused')).status).toBe(201);
    school.clock.advance(60 * minute);
    await school.runJob('send-mails');
    expect(tried).toHaveLength(1);
    expect(await mails.find({}).toArray()).toMatchObject([
      { givenUpAt: expect.any(Number), reason: 'EENVELOPE RCPT TO 550', sealed: '' },
    ]);
    const metrics = createMetrics();
    expect((await metrics.expose()).text).toMatch(/mails_given_up_total\{service="svc-auth"\} [1-9]/u);
    metrics.close();
    school.clock.advance(8 * 24 * 60 * minute);
    await school.runJob('send-mails');
    await expect(mails.countDocuments({})).resolves.toBe(0);
  });

  it('that cannot be sent temporarily is retried with growing delays under one id', async () => {
    let isUnavailable = true;
    const { school, tried, mails } = await startWithServer(() => (isUnavailable ? smtpFailure(451) : null));
    await school.signUp('patient');
    await school.runJob('send-mails');
    expect(tried).toHaveLength(1);
    school.clock.advance(minute);
    await school.runJob('send-mails');
    expect(tried).toHaveLength(2);
    school.clock.advance(minute);
    await school.runJob('send-mails');
    expect(tried).toHaveLength(2);
    isUnavailable = false;
    school.clock.advance(minute);
    await school.runJob('send-mails');
    expect(tried).toHaveLength(3);
    expect(new Set(tried.map(({ id }) => id)).size).toBe(1);
    await expect(mails.countDocuments({})).resolves.toBe(0);
  });

  it('is not given up by a slow sender once another process has taken it', async () => {
    const slow = Promise.withResolvers<Error>();
    const answers: (Error | null | Promise<Error>)[] = [slow.promise, smtpFailure(451), null];
    const { school, tried, mails } = await startWithServer(() => answers[tried.length - 1] ?? null);
    const signedUp = school.signUp('taken');
    await expect.poll(() => tried.length).toBe(1);
    school.clock.advance(2 * minute);
    await school.runJob('send-mails');
    slow.resolve(smtpFailure(550));
    await signedUp;
    expect(await mails.find({}).toArray()).toMatchObject([{ givenUpAt: null, failures: 1 }]);
    school.clock.advance(2 * minute);
    await school.runJob('send-mails');
    expect(tried).toHaveLength(3);
    await expect(mails.countDocuments({})).resolves.toBe(0);
  });

  it('with a code is given up when its code has expired', async () => {
    const { school, tried, mails } = await startWithServer(() => smtpFailure(451));
    await school.signUp('late');
    for (let n = 0; n < 30; n += 1) {
      school.clock.advance(minute);
      await school.runJob('send-mails');
    }
    expect(tried).toHaveLength(4);
    expect(await mails.find({}).toArray()).toMatchObject([{ givenUpAt: expect.any(Number) }]);
  });

  it('is stored so that neither code nor address can be read in the store', async () => {
    const { school, tried, mails } = await startWithServer(() => smtpFailure(451));
    await school.signUp('sealed');
    const stored = JSON.stringify(await mails.find({}).toArray());
    const code = /\d{6}/u.exec(tried[0]?.subject ?? '')?.[0] ?? '';
    expect(code).toHaveLength(6);
    expect(stored).not.toContain(code);
    expect(stored).not.toContain('sealed@example.com');
  });
});
