import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cancelOwn, fullCampaign, registerOwn, upcoming } from './offers.ts';
import { createGeneralCampaign } from './participants.ts';
import {
  accountOf,
  createExamCampaign,
  mailTo,
  person,
  startCampaigns,
  tokenFor,
  type Campaigns,
} from './service.ts';

let service: Campaigns;
beforeEach(async () => {
  service = await startCampaigns();
});
afterEach(() => service.stop());

const dayBefore = '2026-02-28T00:00:00.000Z';

/** The job in several processes at once, then the mails. */
async function remind() {
  await service.runJob('send-mails');
  await Promise.all(Array.from({ length: 5 }, () => service.runJob('remind-participants')));
  await service.runJob('send-mails');
}

const reminders = () =>
  service.mail.sent.filter(({ subject }) => subject.startsWith('Soon:')).map(({ to }) => to);

describe('the reminder before a campaign', () => {
  it('goes once to each confirmed place, a day before, and to nobody else', async () => {
    const campaign = await fullCampaign(service, { places: 3, people: 4 });
    await cancelOwn(service, 3, campaign);
    service.clock.set(Date.parse(dayBefore) - 1);
    await remind();
    expect(reminders()).toEqual([]);
    service.clock.set(dayBefore);
    await remind();
    await remind();
    // The fourth waits for an answer to its offer, the third has cancelled.
    expect(reminders().toSorted()).toEqual([person(1).email, person(2).email]);
  });

  it('has time, admit card and the link that gives the place back', async () => {
    await fullCampaign(service, { places: 1, people: 1 });
    service.clock.set(dayBefore);
    await remind();
    const { text } = await mailTo(service, person(1).email);
    expect(text).toContain('1 March 2026');
    const token = await tokenFor(service, person(1).email, 'cancel');
    const { body } = await service.client.visitor.post('/examcampaigns/cancel', { token });
    expect(body).toMatchObject({ isChanged: true, registration: { status: 'cancelled' } });
  });

  it('is left out for a place that is younger than a day, and after the start', async () => {
    const campaign = await createExamCampaign(service, upcoming);
    service.clock.set(Date.parse(dayBefore) + 1);
    await registerOwn(service, 1, campaign);
    await remind();
    service.clock.set(upcoming.startDate);
    await remind();
    expect(reminders()).toEqual([]);
  });

  it('is sent for a seminar too', async () => {
    const path = await createGeneralCampaign(service, upcoming);
    const body = { studentId: accountOf(1).userId, basicInfo: person(1) };
    expect((await service.client.as(accountOf(1)).put(`${path}/register`, body)).status).toBe(201);
    service.clock.set(dayBefore);
    await remind();
    expect(reminders()).toEqual([person(1).email]);
  });
});
