import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectConsistent, registerOwn } from './offers.ts';
import {
  admin,
  confirmAs,
  createExamCampaign,
  person,
  startCampaigns,
  type Campaigns,
  type StoredCampaign,
} from './service.ts';

let service: Campaigns;
beforeEach(async () => {
  service = await startCampaigns();
});
afterEach(() => service.stop());

const upcoming = { startDate: '2026-03-01T00:00:00.000Z', endDate: '2026-03-02T00:00:00.000Z' };

const visit = (n: number, { _id: campaignId }: StoredCampaign, address = '203.0.113.7') =>
  service.client
    .as({ role: 'visitor', address })
    .post<StoredCampaign>('/examcampaigns/register', { campaignId, basicInfo: person(n) });

const times = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n + 1));

interface Place {
  readonly status: string;
  readonly basicInfo: { readonly email: string };
}
const statusesOf = async (campaign: StoredCampaign) => {
  const path = `/examcampaigns/${campaign._id}/registrations?pageSize=100`;
  const { items } = (await service.client.as(admin).get<{ items: Place[] }>(path)).body;
  return new Map(items.map(({ status, basicInfo }) => [basicInfo.email, status]));
};
const statusOf = async (n: number, campaign: StoredCampaign) =>
  (await statusesOf(campaign)).get(person(n).email);

describe('a full campaign with places that are held for unproved visitors', () => {
  it('gives the youngest of them to an account with its proved address, at once and without an offer [CMP-03]', async () => {
    const campaign = await createExamCampaign(service, { ...upcoming, maxParticipants: 2 });
    await visit(1, campaign);
    service.clock.advance(1000);
    await visit(2, campaign);
    const own = await registerOwn(service, 3, campaign);
    expect(own.body.registration).toMatchObject({ status: 'registered', rollNumber: '000003' });
    expect(await statusOf(1, campaign)).toBe('registered');
    expect(await statusOf(2, campaign)).toBe('waiting');
    await expectConsistent(service, campaign);
  });

  it('gives one to a visitor whose link is opened, and the displaced visitor waits in turn', async () => {
    const campaign = await createExamCampaign(service, { ...upcoming, maxParticipants: 1 });
    for (const n of [1, 2, 3]) await visit(n, campaign);
    expect((await confirmAs(service, 2)).body.registration).toMatchObject({ status: 'registered' });
    expect((await confirmAs(service, 1)).body.registration).toMatchObject({ status: 'waiting' });
    expect(await statusOf(2, campaign)).toBe('registered');
    await expectConsistent(service, campaign);
  });

  it('takes none from somebody proved, and never has more places than there are', async () => {
    const campaign = await createExamCampaign(service, { ...upcoming, maxParticipants: 10 });
    await Promise.all(times(10, (n) => visit(n, campaign, `203.0.${n}.7`)));
    const answers = await Promise.all([
      ...times(15, (n) => registerOwn(service, 20 + n, campaign)),
      ...times(5, (n) => confirmAs(service, n)),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
    await expectConsistent(service, campaign);
    const statuses = await statusesOf(campaign);
    const held = [...statuses].filter(([, status]) => status === 'registered');
    expect(held).toHaveLength(10);
    const proved = new Set([...times(15, (n) => person(20 + n).email), ...times(5, (n) => person(n).email)]);
    expect(held.every(([email]) => proved.has(email))).toBe(true);
  });

  it('has its counts after a crash between taking a place and counting it', async () => {
    const campaign = await createExamCampaign(service, { ...upcoming, maxParticipants: 1 });
    const made = await visit(1, campaign);
    const { documents } = service.platform;
    const claim = { registrationId: made.body.registration._id, at: '2026-02-01T06:00:00.000Z' };
    await documents.collection('campaigns').updateOne({ _id: campaign._id }, { $push: { claims: claim } });
    const lost = { status: 'waiting', waitingNumber: 5, rollNumber: null };
    await documents.collection('registrations').updateOne({ _id: claim.registrationId }, { $set: lost });
    service.clock.advance(60_000);
    await service.runJob('repair-claims');
    expect(await statusOf(1, campaign)).toBe('registered');
    await expectConsistent(service, campaign);
    expect((await registerOwn(service, 2, campaign)).body.registration.status).toBe('registered');
    await expectConsistent(service, campaign);
  });
});

describe('held places of one network', () => {
  it('are thirty; a whole classroom registers, and everybody gets a place with the proof', async () => {
    const campaign = await createExamCampaign(service, { ...upcoming, maxParticipants: 250 });
    const answers = await Promise.all(times(200, (n) => visit(n, campaign)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(200);
    const states = answers.map(({ body }) => body.registration.status);
    expect(states.filter((status) => status === 'registered').length).toBeLessThanOrEqual(30);
    expect(states.filter((status) => status === 'registered').length).toBeGreaterThan(25);
    expect((await visit(300, campaign, '198.51.100.7')).body.registration.status).toBe('registered');
    const late = states.findLastIndex((status) => status === 'waiting') + 1;
    expect((await confirmAs(service, late)).body.registration).toMatchObject({ status: 'registered' });
  });

  it('give room for the next when they are proved', async () => {
    const campaign = await createExamCampaign(service, { ...upcoming, maxParticipants: 250 });
    for (const n of times(31, (one) => one)) await visit(n, campaign);
    expect(await statusOf(31, campaign)).toBe('waiting');
    await confirmAs(service, 1);
    expect((await visit(32, campaign)).body.registration.status).toBe('registered');
  });

  it('are not counted in a campaign without a limit', async () => {
    const campaign = await createExamCampaign(service, upcoming);
    const answers = await Promise.all(times(40, (n) => visit(n, campaign)));
    expect(answers.every(({ body }) => body.registration.status === 'registered')).toBe(true);
  });
});
