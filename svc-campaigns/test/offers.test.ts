import {
  campaignRegistered,
  campaignRegistrationCancelled,
  noticeRequested,
} from '@pathshala/svc-campaigns-contract/events';
import { userVerified } from '@pathshala/svc-auth-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  acceptOwn,
  cancelOwn,
  expectConsistent,
  fullCampaign,
  offerTokenFor,
  path,
  registerOwn,
  stateOf,
  storedOf,
  upcoming,
} from './offers.ts';
import {
  accountOf,
  admin,
  confirmAs,
  createExamCampaign,
  mailTo,
  person,
  startCampaigns,
  type Campaigns,
  type OpenedLink,
} from './service.ts';

let service: Campaigns;
beforeEach(async () => {
  service = await startCampaigns();
});
afterEach(() => service.stop());

const dayMs = 24 * 60 * 60_000;
const acceptLink = (token: string) =>
  service.client.visitor.post<OpenedLink>('/examcampaigns/accept', { token });

const accountsIn = async () => {
  await service.waitUntilIdle();
  return service.published(campaignRegistered).map(({ data }) => data.studentId);
};

describe('the notice of an offer', () => {
  it('is requested once for each offer to an account, beside the mail [NOT-09]', async () => {
    const campaign = await fullCampaign(service, { places: 1, people: 2 });
    await cancelOwn(service, 1, campaign);
    for (const job of ['repair-claims', 'expire-unconfirmed', 'repair-claims']) await service.runJob(job);
    await offerTokenFor(service, 2);
    await service.waitUntilIdle();
    expect(service.published(noticeRequested).map(({ data }) => data)).toEqual([
      {
        studentId: accountOf(2).userId,
        template: 'place-offered',
        values: {
          title: expect.any(String),
          path: path(campaign).replace('/examcampaigns', '/campaigns/exam'),
          until: '2026-02-02T06:00:00.000Z',
        },
      },
    ]);
  });
});

describe('a place that becomes free', () => {
  it('is offered to the first in line for a day: held, uncounted, and theirs once accepted [CMP-03]', async () => {
    const campaign = await fullCampaign(service, { places: 1, people: 3 });
    await cancelOwn(service, 1, campaign);
    expect(await stateOf(service, 2, campaign)).toEqual({
      _id: expect.any(String) as string,
      status: 'registered',
      showsName: false,
      nameShown: 'roll',
      isOffered: true,
      confirmBy: '2026-02-02T06:00:00.000Z',
    });
    expect(await stateOf(service, 3, campaign)).toMatchObject({ status: 'waiting', waitingPosition: 1 });
    const seen = await service.client.visitor.get(path(campaign));
    expect(seen.body).toMatchObject({ registeredCount: 0, waitingCount: 1, isFull: true });
    expect(await accountsIn()).toEqual([accountOf(1).userId]);

    expect(await acceptOwn(service, 2, campaign)).toMatchObject({
      status: 200,
      body: { status: 'registered', rollNumber: '000002', checkInCode: expect.any(String) as string },
    });
    expect(await accountsIn()).toEqual([accountOf(1).userId, accountOf(2).userId]);
    expect((await mailTo(service, person(2).email)).subject).toBe('You are registered: Model test');
    await expectConsistent(service, campaign);
  });

  it('is accepted by the mailed link, and the link again changes nothing', async () => {
    const campaign = await fullCampaign(service, { places: 1, people: 2 });
    await cancelOwn(service, 1, campaign);
    const { subject, text } = await mailTo(service, person(2).email);
    expect(subject).toBe('A place is free for you: Model test');
    expect(text).toMatch(/Held until: 2 February 2026, 12:00 pm \(Dhaka time\)/u);
    const token = await offerTokenFor(service, 2);
    expect(text).toContain(`/campaigns/cancel?token=${token}`);
    const read = await service.client.visitor.post('/examcampaigns/link', { token });
    expect(read.body).toMatchObject({
      campaign: { _id: campaign._id, title: 'Model test', timeLimit: 30 },
      registration: { isOffered: true },
    });
    expect((await acceptLink(token)).body).toMatchObject({ isChanged: true, hasAccount: true });
    expect((await acceptLink(token)).body).toMatchObject({
      isChanged: false,
      registration: { status: 'registered', rollNumber: '000002' },
    });
  });

  it('is not accepted by the first mail’s link, which only shows the offer', async () => {
    const campaign = await createExamCampaign(service, { ...upcoming, maxParticipants: 1 });
    await registerOwn(service, 1, campaign);
    const body = { campaignId: campaign._id, basicInfo: person(2) };
    await service.client.visitor.post('/examcampaigns/register', body);
    const first = (await confirmAs(service, 2)).body;
    expect(first.registration.status).toBe('waiting');
    await cancelOwn(service, 1, campaign);
    const token = await offerTokenFor(service, 2);
    const again = await service.client.visitor.post<OpenedLink>('/examcampaigns/confirm', { token });
    expect(again.body).toMatchObject({ isChanged: false, registration: { isOffered: true } });
    expect((await acceptLink(token)).body).toMatchObject({ registration: { rollNumber: '000002' } });
  });

  it('stays with the visitor when an account that has a place opens the first mail’s link', async () => {
    const campaign = await createExamCampaign(service, { ...upcoming, maxParticipants: 2 });
    for (const n of [1, 3]) await registerOwn(service, n, campaign);
    const body = { campaignId: campaign._id, basicInfo: person(2) };
    await service.client.visitor.post('/examcampaigns/register', body);
    await confirmAs(service, 2);
    await cancelOwn(service, 1, campaign);
    const token = await offerTokenFor(service, 2);
    const opened = await service.client.as(accountOf(3)).post('/examcampaigns/confirm', { token });
    expect([opened.status, opened.body['code']]).toEqual([409, 'campaigns.already-yours']);
    const read = await service.client.visitor.post('/examcampaigns/link', { token });
    expect(read.body).toMatchObject({ registration: { status: 'registered', isOffered: true } });
  });

  it('goes to the next when the offer is declined, and to the one after when it ends [CMP-03]', async () => {
    const campaign = await fullCampaign(service, { places: 1, people: 4 });
    await cancelOwn(service, 1, campaign);
    const token = await offerTokenFor(service, 2);
    const declined = await service.client.visitor.post('/examcampaigns/cancel', { token });
    expect(declined.body).toMatchObject({ isChanged: true, registration: { status: 'cancelled' } });
    expect(await stateOf(service, 3, campaign)).toMatchObject({ isOffered: true });

    service.clock.advance(dayMs + 1);
    await service.runJob('expire-unconfirmed');
    expect(await stateOf(service, 3, campaign)).toBeUndefined();
    expect((await mailTo(service, person(3).email)).subject).toBe('The offer is over: Model test');
    expect(await stateOf(service, 4, campaign)).toMatchObject({ isOffered: true });
    const late = await acceptOwn(service, 3, campaign);
    expect([late.status, late.body.code]).toEqual([410, 'campaigns.offer-over']);
    await expectConsistent(service, campaign);
    await service.waitUntilIdle();
    expect(service.published(campaignRegistrationCancelled)).toHaveLength(3);
  });

  it('is gone for a late link, which then gives the end of the waiting list', async () => {
    const campaign = await fullCampaign(service, { places: 1, people: 3 });
    await cancelOwn(service, 1, campaign);
    const token = await offerTokenFor(service, 2);
    service.clock.advance(dayMs + 1);
    await service.runJob('expire-unconfirmed');
    expect((await acceptLink(token)).body).toMatchObject({
      isChanged: true,
      hasAccount: true,
      registration: { status: 'waiting', waitingPosition: 1 },
    });
    expect(await stateOf(service, 2, campaign)).toMatchObject({ status: 'waiting' });
    await expectConsistent(service, campaign);
  });

  it('is offered until two hours before the start, and assigned at once when that is too near', async () => {
    const at = (hours: number) => new Date(service.clock.now() + hours * 3_600_000).toISOString();
    const window = (hours: number) => ({ startDate: at(hours), endDate: at(hours + 4) });
    const soon = await fullCampaign(service, { places: 1, people: 2, change: window(10) });
    await cancelOwn(service, 1, soon);
    expect(await stateOf(service, 2, soon)).toMatchObject({ isOffered: true, confirmBy: at(8) });
    const near = await createExamCampaign(service, { ...window(2.9), maxParticipants: 1 });
    for (const n of [1, 2]) await registerOwn(service, n, near);
    await cancelOwn(service, 1, near);
    const state = await stateOf(service, 2, near);
    expect(state).toMatchObject({ status: 'registered', rollNumber: '000002' });
    expect(state).not.toHaveProperty('confirmBy');
  });

  it('stays offered when the visitor’s account joins, and then belongs to the account', async () => {
    const campaign = await createExamCampaign(service, { ...upcoming, maxParticipants: 1 });
    await registerOwn(service, 1, campaign);
    const body = { campaignId: campaign._id, basicInfo: person(2) };
    await service.client.visitor.post('/examcampaigns/register', body);
    await confirmAs(service, 2);
    await cancelOwn(service, 1, campaign);
    const { userId, username, name, email } = accountOf(2);
    await service.emit(userVerified, { userId, username, name, email });
    expect(await accountsIn()).toEqual([accountOf(1).userId]);
    expect(await stateOf(service, 2, campaign)).toMatchObject({ isOffered: true });
    expect((await acceptOwn(service, 2, campaign)).status).toBe(200);
    expect(await accountsIn()).toEqual([accountOf(1).userId, userId]);
  });

  it('is kept for the one it is offered to, also when another account enters their mobile number', async () => {
    const campaign = await fullCampaign(service, { places: 1, people: 2 });
    await cancelOwn(service, 1, campaign);
    const rival = await service.client.as(accountOf(3)).post('/examcampaigns/register', {
      campaignId: campaign._id,
      studentId: accountOf(3).userId,
      basicInfo: { ...person(3), mobile: person(2).mobile },
    });
    expect(rival.status).toBe(409);
    expect(await stateOf(service, 2, campaign)).toMatchObject({ isOffered: true });
  });

  it('becomes a place without an offer when the limit is removed', async () => {
    const campaign = await fullCampaign(service, { places: 1, people: 3 });
    await cancelOwn(service, 1, campaign);
    const form = await service.client.as(admin).get<object>(path(campaign));
    const saved = await service.client.as(admin).put(path(campaign), { ...form.body, maxParticipants: 0 });
    expect(saved.body).toMatchObject({ registeredCount: 2, waitingCount: 0 });
    expect(await stateOf(service, 2, campaign)).not.toHaveProperty('isOffered');
    expect(new Set(await accountsIn())).toEqual(new Set([1, 2, 3].map((n) => accountOf(n).userId)));
  });
});

describe('an offer that a crash interrupted', () => {
  it('is made by the repair, to the same person, as an offer [CMP-03]', async () => {
    const campaign = await fullCampaign(service, { places: 1, people: 2 });
    const { documents } = service.platform;
    const second = (await storedOf(service)).find(({ status }) => status === 'waiting');
    await documents
      .collection('registrations')
      .updateOne({ status: 'registered' }, { $set: { status: 'cancelled' } });
    // The place of the first is free and claimed for the second; the registration was not updated.
    await documents
      .collection('campaigns')
      .updateOne(
        { _id: campaign._id },
        { $push: { claims: { registrationId: second?._id, at: '2026-02-01T05:00:00.000Z' } } },
      );
    await service.runJob('repair-claims');
    expect(await stateOf(service, 2, campaign)).toMatchObject({ isOffered: true });
    await expectConsistent(service, campaign);
  });
});
