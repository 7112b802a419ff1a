import { userVerified } from '@pathshala/svc-auth-contract/events';
import type { Mail, MailMessage } from '@pathshala/mail/port';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import { describe, expect, it } from 'vitest';
import { createService } from '../src/service.ts';
import { admin, createExamCampaign, nusrat, person, type Campaigns } from './service.ts';

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

async function registrationsOf({ client }: Campaigns) {
  const campaigns = await client.visitor.get<{ items: { _id: string }[] }>('/examcampaigns');
  const path = `/examcampaigns/${campaigns.body.items[0]?._id ?? ''}/registrations`;
  return (await client.as(admin).get<{ items: object[] }>(path)).body.items;
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

  it('are given up when the server rejects the address permanently, which an administrator sees', async () => {
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
