import type { ShownFailedMail } from '@pathshala/contract-kit/operations';
import type { Page } from '@pathshala/contract-kit/paging';
import type { MailMessage } from '@pathshala/service-kit/mail/port';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import { expect, describe, it, onTestFinished } from 'vitest';
import { createService } from '../src/service.ts';
import { accountOf, admin, createExamCampaign, person } from './service.ts';

const at = '/operations/svc-campaigns/mails';
const minute = 60_000;

const refusal = Object.assign(new Error('550 no box student1@example.com'), {
  code: 'EENVELOPE',
  command: 'RCPT TO',
  responseCode: 550,
});

/** A campaign with a registration, and a mail server that fails as the test requires. */
async function startWith(firstFailure: Error | null) {
  const server = { failure: firstFailure, sent: [] as MailMessage[] };
  const mail = {
    async send(message: MailMessage) {
      if (server.failure !== null) throw server.failure;
      server.sent.push(message);
    },
    close: async () => undefined,
  };
  const now = '2026-02-01T06:00:00.000Z';
  const service = await startTestService(createService, { now, replace: () => ({ mail }) });
  onTestFinished(() => service.stop());
  const campaign = await createExamCampaign(service);
  const account = accountOf(1);
  const body = { campaignId: campaign._id, studentId: account.userId, basicInfo: person(1) };
  expect((await service.client.as(account).post('/examcampaigns/register', body)).status).toBe(201);
  const boss = service.client.as(admin);
  const failed = async () => (await boss.get<Page<ShownFailedMail>>(at)).body.items;
  const retry = async (ids: readonly string[]) =>
    (await boss.post<{ outcomes: { outcome: string }[] }>(`${at}/retry`, { ids })).body.outcomes.map(
      ({ outcome }) => outcome,
    );
  return { service, server, campaign, boss, failed, retry };
}

describe('the mails that svc-campaigns could not send', () => {
  it('are listed with template, masked address and reason, and written again after they were given up', async () => {
    const { service, server, failed, retry } = await startWith(refusal);
    await expect.poll(failed).toHaveLength(1);
    const [mail] = await failed();
    expect(mail).toMatchObject({
      template: 'registered',
      to: 's•••@example.com',
      reason: 'EENVELOPE RCPT TO 550',
      failures: 1,
      nextTryAt: null,
      obstacle: null,
    });
    server.failure = null;
    expect(await retry([mail?._id ?? '', 'unknown'])).toEqual(['queued', 'gone']);
    await service.runJob('send-mails');
    expect(server.sent.map(({ to }) => to)).toEqual(['student1@example.com']);
    expect(await failed()).toEqual([]);
  });

  it('are tried at once while they wait for another try, and leave the list when they are sent', async () => {
    const { service, server, failed, retry } = await startWith(new Error('the server is away'));
    await expect.poll(failed).toMatchObject([{ nextTryAt: expect.any(String), failures: 1 }]);
    const [mail] = await failed();
    expect(await retry([mail?._id ?? ''])).toEqual(['queued']);
    await service.runJob('send-mails');
    expect(await failed()).toMatchObject([{ failures: 2 }]);
    server.failure = null;
    service.clock.advance(10 * minute);
    await service.runJob('send-mails');
    expect(server.sent).toHaveLength(1);
    expect(await failed()).toEqual([]);
  });

  it('are not written again when they would say what is not true any more', async () => {
    const { service, boss, campaign, failed, retry } = await startWith(refusal);
    await expect.poll(failed).toHaveLength(1);
    const registrations = service.platform.documents.collection('registrations');
    await registrations.updateMany({ campaignId: campaign._id }, { $set: { status: 'cancelled' } });
    const [mail] = await failed();
    expect(await retry([mail?._id ?? ''])).toEqual(['outdated']);
    expect((await boss.get<Page<unknown>>(at)).body.total).toBe(1);
  });

  it('are those of messages to participants too', async () => {
    const { service, server, campaign, boss, failed, retry } = await startWith(null);
    await expect.poll(() => server.sent.length).toBe(1);
    server.failure = refusal;
    const message = {
      subject: { bn: 'ঘর', en: 'Room' },
      body: { bn: 'ঘর ১২।', en: 'The room is 12.' },
      audience: {},
    };
    const path = `/campaign/participants/${campaign._id}/messages`;
    const answer = await boss.post(path, message);
    expect([answer.status, answer.body['code']]).toEqual([201, undefined]);
    await service.runJob('send-messages');
    await expect.poll(failed).toMatchObject([{ template: 'message', to: 's•••@example.com' }]);
    server.failure = null;
    const [mail] = await failed();
    expect(await retry([mail?._id ?? ''])).toEqual(['queued']);
    await service.runJob('send-messages');
    expect(server.sent.at(-1)?.subject).toMatch(/ঘর|Room/u);
  });

  it('are forgotten after a week', async () => {
    const { service, failed } = await startWith(refusal);
    await expect.poll(failed).toHaveLength(1);
    service.clock.advance(8 * 24 * 60 * minute);
    await service.runJob('forget-failed-mails');
    expect(await failed()).toEqual([]);
  });
});
