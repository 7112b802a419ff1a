import { userDeleted, userVerified } from '@pathshala/svc-auth-contract/events';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { campaignRegistered, campaignRegistrationCancelled } from '@pathshala/svc-campaigns-contract/events';
import {
  accountOf,
  admin,
  confirmAs,
  createExamCampaign,
  mailTo,
  person,
  startCampaigns,
  tokenFor,
  type Campaigns,
  type OpenedLink,
  type StoredCampaign,
} from './service.ts';

let service: Campaigns;
beforeEach(async () => {
  service = await startCampaigns();
});
afterEach(() => service.stop());

const registerAs = (n: number, campaign: StoredCampaign, change: object = {}) =>
  service.client.visitor.post<StoredCampaign>('/examcampaigns/register', {
    campaignId: campaign._id,
    basicInfo: { ...person(n), ...change },
    showsName: true,
  });

const registerOwn = (n: number, campaign: StoredCampaign, change: object = {}) => {
  const account = accountOf(n);
  return service.client.as(account).post<StoredCampaign>('/examcampaigns/register', {
    campaignId: campaign._id,
    studentId: account.userId,
    basicInfo: { ...person(n), ...change },
  });
};

const verify = (n: number) => {
  const { userId, username, name, email } = accountOf(n);
  return service.emit(userVerified, { userId, username, name, email });
};

const read = async (campaign: StoredCampaign) =>
  (await service.client.visitor.get(`/examcampaigns/${campaign._id}`)).body;

interface Listed {
  readonly items: readonly {
    readonly studentId: string | null;
    readonly status: string;
    readonly showsName: boolean;
    readonly basicInfo: { readonly fullName: string; readonly email: string };
  }[];
}

const registrations = async (campaign: StoredCampaign) => {
  const path = `/examcampaigns/${campaign._id}/registrations`;
  return (await service.client.as(admin).get<Listed>(path)).body.items;
};

const laterMs = 30 * 60_000 + 1;

describe('a visitor’s registration', () => {
  it('is confirmed by the mailed link; opening it again changes nothing [CMP-04]', async () => {
    const campaign = await createExamCampaign(service, { maxParticipants: 5 });
    await registerAs(1, campaign);
    expect(await read(campaign)).toMatchObject({ registeredCount: 0 });
    const opened = await confirmAs(service, 1);
    expect(opened).toMatchObject({
      status: 200,
      body: {
        isChanged: true,
        hasAccount: false,
        registration: { status: 'registered', rollNumber: '000001' },
      },
    });
    expect(opened.body.registration).not.toHaveProperty('confirmBy');
    expect((await confirmAs(service, 1)).body).toMatchObject({ isChanged: false });
    service.clock.advance(laterMs);
    await service.runJob('expire-unconfirmed');
    expect(await read(campaign)).toMatchObject({ registeredCount: 1 });
  });

  it('loses its place after half an hour to the first confirmed one on the waiting list [CMP-03]', async () => {
    const campaign = await createExamCampaign(service, { maxParticipants: 1 });
    for (const n of [1, 2, 3]) await registerAs(n, campaign);
    expect(await read(campaign)).toMatchObject({ isFull: true, waitingCount: 0 });
    await confirmAs(service, 3);
    service.clock.advance(laterMs - 1);
    await service.runJob('expire-unconfirmed');
    expect((await registrations(campaign)).map(({ status, basicInfo }) => [status, basicInfo.email])).toEqual(
      [['registered', person(3).email]],
    );
    expect(await read(campaign)).toMatchObject({ registeredCount: 1, waitingCount: 0, isFull: true });
    await service.waitUntilIdle();
    expect(service.published(campaignRegistrationCancelled)).toHaveLength(2);
  });

  it('stays in a campaign without a limit, uncounted until the link is opened', async () => {
    const campaign = await createExamCampaign(service);
    await registerAs(1, campaign);
    service.clock.advance(laterMs);
    await service.runJob('expire-unconfirmed');
    expect(await read(campaign)).toMatchObject({ registeredCount: 0 });
    expect((await confirmAs(service, 1)).body).toMatchObject({ registration: { rollNumber: '000001' } });
    expect(await read(campaign)).toMatchObject({ registeredCount: 1 });
  });

  it('begins again by a late link: with a place or on the waiting list, while the campaign is not over [CMP-04]', async () => {
    const campaign = await createExamCampaign(service, { maxParticipants: 1 });
    await registerAs(1, campaign);
    const token = await tokenFor(service, person(1).email);
    const open = () => service.client.visitor.post<OpenedLink>('/examcampaigns/confirm', { token });
    await registerAs(2, campaign);
    const second = await tokenFor(service, person(2).email);
    service.clock.advance(laterMs);
    await service.runJob('expire-unconfirmed');
    expect(await registrations(campaign)).toEqual([]);

    expect((await open()).body).toMatchObject({ isChanged: true, registration: { status: 'registered' } });
    expect((await open()).body).toMatchObject({ isChanged: false, registration: { status: 'registered' } });
    const waits = await service.client.visitor.post('/examcampaigns/confirm', { token: second });
    expect(waits.body).toMatchObject({ registration: { status: 'waiting', waitingPosition: 1 } });
    expect(await read(campaign)).toMatchObject({ registeredCount: 1, waitingCount: 1 });
  });

  it('is found by a late link that a crash left with the expired one, too', async () => {
    const campaign = await createExamCampaign(service, { maxParticipants: 1 });
    await registerAs(1, campaign);
    const token = await tokenFor(service, person(1).email);
    const stored = service.platform.documents.collection<{ _id: string; linkHash: string }>('registrations');
    const first = await stored.findOne({});
    service.clock.advance(laterMs);
    await service.runJob('expire-unconfirmed');
    const open = () => service.client.visitor.post<OpenedLink>('/examcampaigns/confirm', { token });
    expect((await open()).body).toMatchObject({ isChanged: true });
    // The last write of the late link did not happen.
    const { _id, linkHash } = first ?? { _id: '', linkHash: '' };
    await stored.updateOne({ _id }, { $set: { linkHash } });
    expect((await open()).body).toMatchObject({ isChanged: false, registration: { status: 'registered' } });
  });

  it('does not begin again when the late link is opened after the campaign', async () => {
    const campaign = await createExamCampaign(service, { maxParticipants: 1 });
    await registerAs(1, campaign);
    const token = await tokenFor(service, person(1).email);
    service.clock.advance(laterMs);
    await service.runJob('expire-unconfirmed');
    service.clock.set('2026-02-03T00:00:00.000Z');
    const late = await service.client.visitor.post('/examcampaigns/confirm', { token });
    expect([late.status, late.body['code']]).toEqual([410, 'campaigns.over']);
  });

  it('accepts only mailed tokens, and stores none of them', async () => {
    const campaign = await createExamCampaign(service);
    await registerAs(1, campaign);
    const token = await tokenFor(service, person(1).email);
    const wrong = await service.client.visitor.post('/examcampaigns/confirm', { token: `${token}x` });
    expect([wrong.status, wrong.body['code']]).toEqual([404, 'campaigns.link-unknown']);
    const stored = await service.platform.documents.collection('registrations').find({}).toArray();
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  it('can be cancelled by the link in its mail, once, without an account [CMP-03]', async () => {
    const campaign = await createExamCampaign(service, { maxParticipants: 1 });
    await registerAs(1, campaign);
    await confirmAs(service, 1);
    const token = await tokenFor(service, person(1).email, 'cancel');
    const cancel = () => service.client.visitor.post<OpenedLink>('/examcampaigns/cancel', { token });
    expect((await cancel()).body).toMatchObject({ isChanged: true, registration: { status: 'cancelled' } });
    expect((await cancel()).body).toMatchObject({ isChanged: false });
    expect(await read(campaign)).toMatchObject({ registeredCount: 0, isFull: false });
    const again = await service.client.visitor.post('/examcampaigns/confirm', { token });
    expect([again.status, again.body['code']]).toEqual([410, 'campaigns.link-ended']);
    expect((await registerAs(1, campaign)).status).toBe(201);
  });
});

describe('a registration made with another person’s address', () => {
  it('joins no account, and is neither shown nor named in the mail until the link is opened [CMP-04]', async () => {
    const campaign = await createExamCampaign(service);
    await verify(1);
    service.clock.advance(1000);
    await registerAs(1, campaign, { fullName: 'Rahim The Cheat' });
    await service.waitUntilIdle();
    expect(service.published(campaignRegistered).map(({ data }) => data.studentId)).toEqual([null]);
    expect(await read(campaign)).toMatchObject({ registeredCount: 0 });
    const { text } = await mailTo(service, person(1).email);
    expect(text).not.toContain('Cheat');
    // The same event again, as `republish` sends it.
    await verify(1);
    expect((await registrations(campaign)).map(({ studentId }) => studentId)).toEqual([null]);
  });

  it('takes the name and choice of the account whose owner opens the link [CMP-04]', async () => {
    const campaign = await createExamCampaign(service);
    await verify(1);
    await registerAs(1, campaign, { fullName: 'Rahim The Cheat' });
    expect((await confirmAs(service, 1)).body).toMatchObject({ hasAccount: true });
    expect(await registrations(campaign)).toMatchObject([
      {
        studentId: accountOf(1).userId,
        showsName: false,
        nameShown: 'roll',
        basicInfo: { fullName: 'Account 1' },
      },
    ]);
    await service.waitUntilIdle();
    expect(service.published(campaignRegistered).map(({ data }) => [data.studentId, data.version])).toEqual([
      [null, 1],
      [accountOf(1).userId, 2],
    ]);
  });

  it('joins an account whose event arrives after the link was opened', async () => {
    const campaign = await createExamCampaign(service);
    const verifiedAt = '2026-02-01T05:00:00.000Z';
    await registerAs(1, campaign);
    await confirmAs(service, 1);
    const { userId, username, name, email } = accountOf(1);
    await service.emit(userVerified, { userId, username, name, email }, { occurredAt: verifiedAt });
    expect((await registrations(campaign)).map(({ studentId }) => studentId)).toEqual([userId]);
  });

  it('joins the account that is logged in when the link is opened', async () => {
    const campaign = await createExamCampaign(service);
    await registerAs(1, campaign);
    const token = await tokenFor(service, person(1).email);
    await service.client.as(accountOf(7)).post('/examcampaigns/confirm', { token });
    expect(await registrations(campaign)).toMatchObject([
      { studentId: accountOf(7).userId, basicInfo: { fullName: 'Account 7' } },
    ]);
  });

  it('is replaced by the account’s own registration, which takes its place [CMP-04]', async () => {
    const campaign = await createExamCampaign(service, { maxParticipants: 1 });
    await registerAs(1, campaign, { fullName: 'Somebody Else', mobile: '01899999999' });
    const own = await registerOwn(1, campaign);
    expect(own).toMatchObject({ status: 201, body: { registration: { status: 'registered' } } });
    expect(own.body.registration).not.toHaveProperty('confirmBy');
    expect(await registrations(campaign)).toMatchObject([
      { studentId: accountOf(1).userId, basicInfo: person(1), showsName: false },
    ]);
    expect(await read(campaign)).toMatchObject({ registeredCount: 1 });
  });

  it('does not block the account’s mobile number', async () => {
    const campaign = await createExamCampaign(service, { maxParticipants: 1 });
    await registerAs(2, campaign, { mobile: person(1).mobile });
    expect(await registerOwn(1, campaign)).toMatchObject({
      status: 201,
      body: { registration: { status: 'registered' } },
    });
    expect((await registrations(campaign)).map(({ basicInfo }) => basicInfo.email)).toEqual([
      person(1).email,
    ]);
  });

  it('stays when an account enters its address without having proved it', async () => {
    const campaign = await createExamCampaign(service);
    await registerAs(1, campaign);
    const other = await registerOwn(2, campaign, { email: person(1).email });
    expect(other).toMatchObject({ status: 409, body: { code: 'campaigns.already-registered' } });
    expect((await registrations(campaign)).map(({ studentId }) => studentId)).toEqual([null]);
  });

  it('gives no second place to an account that has one', async () => {
    const campaign = await createExamCampaign(service, { maxParticipants: 2 });
    await registerAs(1, campaign);
    const token = await tokenFor(service, person(1).email);
    await registerOwn(5, campaign);
    const second = await service.client.as(accountOf(5)).post('/examcampaigns/confirm', { token });
    expect([second.status, second.body['code']]).toEqual([409, 'campaigns.already-yours']);
    expect(await registrations(campaign)).toHaveLength(1);
  });
});

describe('an account that is deleted', () => {
  it('leaves no name, address or number in any document, also when its events are repeated [CMP-04]', async () => {
    const upcoming = { startDate: '2026-03-01T00:00:00.000Z', endDate: '2026-03-02T00:00:00.000Z' };
    const campaigns = [
      await createExamCampaign(service, upcoming),
      await createExamCampaign(service, upcoming),
      await createExamCampaign(service, { ...upcoming, maxParticipants: 3 }),
    ] as const;
    await verify(1);
    await registerOwn(1, campaigns[0]);
    await service.client.as(accountOf(1)).delete(`/examcampaigns/${campaigns[0]._id}/registration`);
    await registerOwn(1, campaigns[1]);
    // Entered by a visitor and expired: the address is still the person’s.
    await registerAs(1, campaigns[2]);
    service.clock.advance(laterMs);
    await service.runJob('expire-unconfirmed');
    const form = (await service.client.as(admin).get(`/examcampaigns/${campaigns[0]._id}`)).body;
    await service.client
      .as({ ...accountOf(1), role: 'admin' })
      .put(`/examcampaigns/${campaigns[0]._id}`, form);

    await service.emit(userDeleted, { userId: accountOf(1).userId });
    const stored = async () => {
      const names = ['campaigns', 'registrations', 'accounts'];
      const all = names.map((name) => service.platform.documents.collection(name).find({}).toArray());
      return JSON.stringify(await Promise.all(all));
    };
    const traces = [person(1).fullName, 'Account 1', 'account1', 'student1@', '1710000001', 'Student 1'];
    const left = await stored();
    expect(traces.filter((trace) => left.toLowerCase().includes(trace.toLowerCase()))).toEqual([]);

    const successor = { userId: accountOf(9).userId, username: 'nine', name: 'Nine', email: person(1).email };
    await service.emit(userVerified, successor);
    const exams = await service.client.as(accountOf(9)).get(`/examcampaigns/${accountOf(9).userId}/exams`);
    expect(exams.body).toMatchObject({ total: 0 });
    const { userId } = accountOf(9);
    const body = { campaignId: campaigns[1]._id, studentId: userId, basicInfo: person(1) };
    const again = await service.client.as(accountOf(9)).post('/examcampaigns/register', body);
    expect(again.status).toBe(201);
  });
});
