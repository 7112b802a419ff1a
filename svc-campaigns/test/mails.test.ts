import { userVerified } from '@pathshala/svc-auth/contract/events';
import type { MailMessage } from '@pathshala/service-kit/mail';
import { startTestService } from '@pathshala/service-kit/testing';
import { describe, expect, it } from 'vitest';
import { createCampaignsService } from '../src/service.ts';
import { createExamCampaign, nusrat, person } from './service.ts';

/** A mail server that takes every mail it is given; the first `lost` of its answers never arrive. */
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

async function startWith(mail: ReturnType<typeof mailServer>) {
  const now = '2026-02-01T06:00:00.000Z';
  const service = await startTestService(createCampaignsService, { now, replace: () => ({ mail }) });
  const campaign = await createExamCampaign(service);
  const body = { campaignId: campaign._id, basicInfo: person(1) };
  expect((await service.client.visitor.post('/examcampaigns/register', body)).status).toBe(201);
  return service;
}

describe('the mails of a registration', () => {
  it('are sent once, though several rounds of sending meet', async () => {
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
    const who = { userId: nusrat.userId, username: 'nusrat', name: 'Nusrat', email: person(1).email };
    await service.emit(userVerified, who);
    service.clock.advance(61_000);
    await service.runJob('send-mails');
    const [first, second, ...more] = mail.taken.map(({ id }) => id);
    expect(more).toEqual([]);
    expect(second).toBe(first);
  });
});
