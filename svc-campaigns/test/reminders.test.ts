import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cancelOwn, fullCampaign, registerOwn, upcoming } from './offers.ts';
import { createGeneralCampaign } from './participants.ts';
import {
  accountOf,
  admin,
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

/** Runs the job in several processes at once, then sends the mails. */
async function remind() {
  await service.runJob('send-mails');
  await Promise.all(Array.from({ length: 5 }, () => service.runJob('remind-participants')));
  await service.runJob('send-mails');
}

const reminders = () =>
  service.mail.sent.filter(({ subject }) => subject.startsWith('Soon:')).map(({ to }) => to);

/** Sends back the answer of a GET, with both ends of the window this many days later. */
async function moveStart({ client }: Campaigns, { _id }: { readonly _id: string }, days: number) {
  const path = `/examcampaigns/${_id}`;
  const { body } = await client.as(admin).get<typeof upcoming>(path);
  const later = (time: string) => new Date(Date.parse(time) + days * 24 * 3_600_000).toISOString();
  const moved = { ...body, startDate: later(body.startDate), endDate: later(body.endDate) };
  expect((await client.as(admin).put(path, moved)).status).toBe(200);
}

describe('the reminder before a campaign', () => {
  it('goes once to each confirmed place, a day before, and to nobody else [CMP-04]', async () => {
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

  it('is sent again, once, when the start moves after it', async () => {
    const campaign = await fullCampaign(service, { places: 2, people: 2 });
    service.clock.set(dayBefore);
    await remind();
    await moveStart(service, campaign, 7);
    await remind();
    expect(reminders()).toHaveLength(2);
    service.clock.set(Date.parse(dayBefore) + 7 * 24 * 3_600_000);
    await remind();
    await remind();
    expect(reminders().toSorted()).toEqual(
      [person(1).email, person(1).email, person(2).email, person(2).email].toSorted(),
    );
    const { text } = await mailTo(service, person(1).email);
    expect(text).toContain('8 March 2026');
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
