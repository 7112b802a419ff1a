import { campaignRegistered } from '@pathshala/svc-campaigns-contract/events';
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
  createExamCampaign,
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
const times = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n + 1));

const held = async () => (await storedOf(service)).filter(({ status }) => status === 'registered');

const eventsOf = async (n: number) => {
  await service.waitUntilIdle();
  return service.published(campaignRegistered).filter(({ data }) => data.studentId === accountOf(n).userId);
};

describe('two hundred accounts for the last place', () => {
  it('give it to one of them while its holder cancels and offers run [CMP-03]', async () => {
    const campaign = await fullCampaign(service, { places: 1, people: 1 });
    const answers = await Promise.all([
      ...times(200, (n) => registerOwn(service, n + 1, campaign)),
      cancelOwn(service, 1, campaign),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
    await expectConsistent(service, campaign);
    expect(await held()).toHaveLength(1);
    expect(await storedOf(service)).toHaveLength(201);
  });
});

describe('fifty clicks of one person', () => {
  it('make one registration [CMP-03]', async () => {
    const campaign = await createExamCampaign(service, { ...upcoming, maxParticipants: 5 });
    const answers = await Promise.all(times(50, () => registerOwn(service, 1, campaign)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    await expectConsistent(service, campaign);
    expect(await held()).toHaveLength(1);
    expect(await eventsOf(1)).toHaveLength(1);
  });

  it('with another address and number each make at most one place', async () => {
    const campaign = await createExamCampaign(service, { ...upcoming, maxParticipants: 50 });
    const answers = await Promise.all(
      times(50, (n) =>
        service.client.as(accountOf(1)).post('/examcampaigns/register', {
          campaignId: campaign._id,
          studentId: accountOf(1).userId,
          basicInfo: person(n),
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
    await expectConsistent(service, campaign);
    const stored = await storedOf(service);
    expect(stored.length).toBeLessThanOrEqual(1);
    const again = await registerOwn(service, 1, campaign);
    expect(again.status).toBe(stored.length === 1 ? 409 : 201);
  });

  it('accept an offer once, by account and by link [CMP-03]', async () => {
    const campaign = await fullCampaign(service, { places: 1, people: 2 });
    await cancelOwn(service, 1, campaign);
    const token = await offerTokenFor(service, 2);
    const byLink = times(25, () =>
      service.client.visitor.post<OpenedLink>('/examcampaigns/accept', { token }),
    );
    const byAccount = times(25, () => acceptOwn(service, 2, campaign));
    const opened = await Promise.all(byLink);
    expect((await Promise.all(byAccount)).map(({ status }) => status)).toEqual(times(25, () => 200));
    expect(opened.map(({ status }) => status)).toEqual(times(25, () => 200));
    expect(opened.filter(({ body }) => body.isChanged).length).toBeLessThanOrEqual(1);
    await expectConsistent(service, campaign);
    expect(await eventsOf(2)).toHaveLength(1);
    const letters = service.mail.sent.filter(({ to }) => to === person(2).email);
    expect(letters.filter(({ subject }) => subject.startsWith('You are registered'))).toHaveLength(1);
  });
});

describe('a cancellation against an offer', () => {
  it('of the one it is made to: the place goes to the next', async () => {
    const campaign = await fullCampaign(service, { places: 1, people: 4 });
    await Promise.all([cancelOwn(service, 1, campaign), cancelOwn(service, 2, campaign)]);
    await expectConsistent(service, campaign);
    expect(await stateOf(service, 2, campaign)).toBeUndefined();
    expect(await stateOf(service, 3, campaign)).toMatchObject({ isOffered: true });
    expect(await stateOf(service, 4, campaign)).toMatchObject({ status: 'waiting' });
  });

  it('while it is accepted: one of both has an effect on the place [CMP-03]', async () => {
    const campaign = await fullCampaign(service, { places: 1, people: 3 });
    await cancelOwn(service, 1, campaign);
    const [, cancelled] = await Promise.all([
      acceptOwn(service, 2, campaign),
      cancelOwn(service, 2, campaign),
    ]);
    expect(cancelled.status).toBe(200);
    await expectConsistent(service, campaign);
    expect(await stateOf(service, 2, campaign)).toBeUndefined();
    expect(await stateOf(service, 3, campaign)).toMatchObject({ isOffered: true });
  });

  it('of many places at once: each goes to one person, in the order of the list', async () => {
    const campaign = await fullCampaign(service, { places: 5, people: 12 });
    await Promise.all(times(5, (n) => cancelOwn(service, n, campaign)));
    await expectConsistent(service, campaign);
    const states = await Promise.all(times(7, (n) => stateOf(service, n + 5, campaign)));
    expect(states.map((state) => state?.isOffered === true)).toEqual([
      ...times(5, () => true),
      ...times(2, () => false),
    ]);
  });
});

describe('an offer that ends while it is accepted', () => {
  it('is either accepted or goes to the next, never both [CMP-03]', async () => {
    const campaign = await fullCampaign(service, { places: 4, people: 12 });
    await Promise.all(times(4, (n) => cancelOwn(service, n, campaign)));
    await expectConsistent(service, campaign);
    service.clock.advance(dayMs);
    const [accepted] = await Promise.all([
      Promise.all(times(4, (n) => acceptOwn(service, n + 4, campaign))),
      service.runJob('expire-unconfirmed'),
    ]);
    await expectConsistent(service, campaign);
    for (const [index, { status }] of accepted.entries()) {
      const state = await stateOf(service, index + 5, campaign);
      expect(status).toBe(state === undefined ? 410 : 200);
      expect(state?.isOffered).toBeUndefined();
    }
    expect(await held()).toHaveLength(4);
  });
});

describe('a capacity that changes in the rush', () => {
  it('raised: everybody has a place or waits in line, and nobody is beyond it [CMP-03]', async () => {
    const campaign = await createExamCampaign(service, { ...upcoming, maxParticipants: 3 });
    const form = (await service.client.as(admin).get<object>(path(campaign))).body;
    const change = (maxParticipants: number) =>
      service.client.as(admin).put(path(campaign), { ...form, maxParticipants });
    const rush = times(40, (n) => registerOwn(service, n, campaign));
    const saved = await Promise.all([change(10), ...rush]);
    expect(saved.map(({ status }) => status).filter((status) => status >= 300)).toEqual([]);
    await expectConsistent(service, campaign);
    expect(await held()).toHaveLength(10);
  });

  it('lowered: it is either refused or holds everybody who has a place', async () => {
    const campaign = await createExamCampaign(service, { ...upcoming, maxParticipants: 20 });
    const form = (await service.client.as(admin).get<object>(path(campaign))).body;
    const rush = times(30, (n) => registerOwn(service, n, campaign));
    const [saved] = await Promise.all([
      service.client.as(admin).put<{ code?: string }>(path(campaign), { ...form, maxParticipants: 5 }),
      ...rush,
    ]);
    await expectConsistent(service, campaign);
    expect([200, 422]).toContain(saved.status);
    expect(await held()).toHaveLength(saved.status === 200 ? 5 : 20);
  });
});
