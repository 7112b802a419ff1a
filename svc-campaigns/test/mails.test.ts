import { setTimeout as wait } from 'node:timers/promises';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import type { Mail, MailMessage } from '@pathshala/service-kit/mail/port';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import { describe, expect, it } from 'vitest';
import { dueMail } from '../src/registrations/domain/due-mail.ts';
import type { Registration } from '../src/registrations/index.ts';
import { createDocumentRegistrationMails } from '../src/registrations/storage/document-registration-mails.ts';
import { createDocumentRegistrations } from '../src/registrations/storage/document-registrations.ts';
import { createService } from '../src/service.ts';
import { accountOf, admin, createExamCampaign, nusrat, person, type Campaigns } from './service.ts';

/** A mail server that accepts every mail; the first `lost` of its responses are lost. */
function mailServer(lost = 0) {
  const taken: MailMessage[] = [];
  return {
    taken,
    async send(message: MailMessage) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      taken.push(message);
      if (taken.length <= lost) throw new Error('the connection was cut before the answer');
    },
    close: async () => undefined,
  };
}

interface StoredMail {
  readonly _id: string;
  readonly mailDue: string | null;
}

async function campaignsIn({ client }: Campaigns) {
  return (await client.visitor.get<{ items: { _id: string }[] }>('/examcampaigns')).body.items;
}

async function registrationsOf(service: Campaigns) {
  const [campaign] = await campaignsIn(service);
  const path = `/examcampaigns/${campaign?._id ?? ''}/registrations`;
  return (await service.client.as(admin).get<{ items: object[] }>(path)).body.items;
}

async function startWith(mail: Mail) {
  const now = '2026-02-01T06:00:00.000Z';
  const service = await startTestService(createService, { now, replace: () => ({ mail }) });
  const campaign = await createExamCampaign(service);
  const body = { campaignId: campaign._id, basicInfo: person(1) };
  expect((await service.client.visitor.post('/examcampaigns/register', body)).status).toBe(201);
  return service;
}

describe('the mails of a registration', () => {
  it('are sent once by concurrent runs of the job', async () => {
    const mail = mailServer();
    await using service = await startWith(mail);
    await Promise.all(Array.from({ length: 5 }, () => service.runJob('send-mails')));
    await expect.poll(() => mail.taken.length).toBeGreaterThan(0);
    await service.runJob('send-mails');
    expect(mail.taken).toHaveLength(1);
  });

  it('are not marked as sent by a slow sender once another process has taken them', async () => {
    const answers: PromiseWithResolvers<void>[] = [];
    const mail = {
      ...mailServer(),
      async send() {
        const answer = Promise.withResolvers<void>();
        answers.push(answer);
        await answer.promise;
      },
    };
    await using service = await startWith(mail);
    await expect.poll(() => answers.length).toBe(1);
    // The second process: another service on the same store.
    const other = createService({ ...service.platform, mail }).jobs?.find(
      ({ name }) => name === 'send-mails',
    );
    service.clock.advance(61_000);
    const second = other?.run();
    await expect.poll(() => answers.length).toBe(2);
    answers[0]?.resolve();
    const dueOf = async () =>
      (await service.platform.documents.collection<StoredMail>('registrations').findOne({}))?.mailDue;
    // Gives the write of the first process time; it must not have an effect.
    await wait(50);
    expect(await dueOf()).toBe('registered');
    answers[1]?.resolve();
    await second;
    expect(await dueOf()).toBeNull();
  });

  it('that become due again while one is sent are sent too', async () => {
    const answer = Promise.withResolvers<void>();
    const taken: MailMessage[] = [];
    const mail = {
      ...mailServer(),
      async send(message: MailMessage) {
        taken.push(message);
        if (taken.length === 1) await answer.promise;
      },
    };
    await using service = await startWith(mail);
    await expect.poll(() => taken.length).toBe(1);
    // The account takes the registration over: its mail is of the same kind, with another link.
    const [campaign] = await campaignsIn(service);
    const body = {
      campaignId: campaign?._id,
      studentId: accountOf(1).userId,
      basicInfo: person(1),
    };
    service.clock.advance(1000);
    const taking = await service.client.as(accountOf(1)).post('/examcampaigns/register', body);
    expect(taking.status).toBe(201);
    answer.resolve();
    await expect.poll(() => taken.length).toBe(2);
    await service.runJob('send-mails');
    expect(new Set(taken.map(({ id }) => id)).size).toBe(2);
  });

  it('are due again by a change of the registration that read it before its mail was marked as sent', async () => {
    const mail = mailServer();
    await using service = await startWith(mail);
    const { platform } = service;
    const mails = createDocumentRegistrationMails(platform.documents, ['registered']);
    const registrations = createDocumentRegistrations(platform);
    const [stored] = await platform.documents.collection<Registration>('registrations').find({}).toArray();
    const id = stored?._id ?? '';
    await registrations.update(id, (state) => ({ state: { ...state, ...dueMail('registered', 0) } }));
    const [due] = await mails.listDue(1, 1);
    let marking: Promise<void> | undefined;
    await registrations.update(id, (state) => {
      // The registration is read and not written yet.
      marking ??= due && mails.markSent(due);
      return { state: { ...state, ...dueMail('registered', 2) } };
    });
    await marking;
    expect(await registrations.find(id)).toMatchObject({ mailDue: 'registered', mailDueAt: 2 });
  });

  it('keep their Message-ID when they are sent again after the registration has joined an account', async () => {
    const mail = mailServer(1);
    await using service = await startWith(mail);
    await expect.poll(() => mail.taken.length).toBe(1);
    const account = { userId: nusrat.userId, username: 'nusrat', name: 'Nusrat', email: person(1).email };
    await service.emit(userVerified, account);
    service.clock.advance(61_000);
    await service.runJob('send-mails');
    const [first, second, ...more] = mail.taken.map(({ id }) => id);
    expect(more).toEqual([]);
    expect(second).toBe(first);
  });

  it('are given up when the server rejects the address permanently, which an administrator sees [CMP-04]', async () => {
    const refusal = Object.assign(new Error('550 no such box'), {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: 550,
    });
    let tries = 0;
    const mail = {
      ...mailServer(),
      async send() {
        tries += 1;
        throw refusal;
      },
    };
    await using service = await startWith(mail);
    await expect.poll(() => tries).toBe(1);
    await expect.poll(async () => (await registrationsOf(service))[0]).toMatchObject({ hasMailFailed: true });
    service.clock.advance(24 * 60 * 60_000);
    await service.runJob('send-mails');
    expect(tries).toBe(1);
  });

  it('are retried after growing delays, and given up after a day', async () => {
    let tries = 0;
    const mail = {
      ...mailServer(),
      async send() {
        tries += 1;
        throw new Error('the server is away');
      },
    };
    await using service = await startWith(mail);
    await expect.poll(() => tries).toBe(1);
    const counts: number[] = [];
    for (const minutes of [1, 1, 1, 4]) {
      service.clock.advance(minutes * 60_000 + 1000);
      await service.runJob('send-mails');
      counts.push(tries);
    }
    expect(counts).toEqual([2, 2, 3, 4]);
    for (let hours = 0; hours < 40; hours += 4) {
      service.clock.advance(4 * 60 * 60_000);
      await service.runJob('send-mails');
    }
    expect(tries).toBe(14);
    expect(await registrationsOf(service)).toMatchObject([{ hasMailFailed: true }]);
  });
});
