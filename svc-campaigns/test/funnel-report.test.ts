import { crashingStore } from '@pathshala/service-testing/crashing-store';
import { startTestService } from '@pathshala/service-testing/start-test-service';
import { campaignRegistered, campaignRegistrationCancelled } from '@pathshala/svc-campaigns-contract/events';
import type { CampaignInReport } from '@pathshala/svc-campaigns-contract/reports';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createService } from '../src/service.ts';
import { createGeneralCampaign, emitSubmitted, registerAccount } from './participants.ts';
import {
  accountOf,
  admin,
  confirmAs,
  createExamCampaign,
  person,
  startCampaigns,
  type Campaigns,
} from './service.ts';

type Numbers = Pick<CampaignInReport, 'seen' | 'registered' | 'verified' | 'sat' | 'cancelled'>;

interface Funnels {
  readonly items: readonly CampaignInReport[];
  readonly total: number;
  readonly all: Numbers;
  readonly asOf: string;
}

const none: Numbers = { seen: 0, registered: 0, verified: 0, sat: 0, cancelled: 0 };
const february = 'from=2026-02-01&to=2026-02-28';

let service: Campaigns;
beforeEach(async () => {
  service = await startCampaigns();
});
afterEach(() => service.stop());

async function count(of: Campaigns = service): Promise<void> {
  await of.waitUntilIdle();
  of.clock.advance(60_000);
  await of.runJob('count-report-funnel');
}

async function list(query = february): Promise<Funnels> {
  return (await service.client.as(admin).get<Funnels>(`/campaign/reports/funnel?${query}`)).body;
}

async function of(campaignId: string, query = february, from: Campaigns = service) {
  const path = `/campaign/reports/funnel/${campaignId}?${query}`;
  return (await from.client.as(admin).get<CampaignInReport & { readonly asOf: string }>(path)).body;
}

const registerVisitor = (campaignId: string, n: number) =>
  service.client.visitor.post('/examcampaigns/register', { campaignId, basicInfo: person(n) });

const view = (campaignId: string, caller = service.client.visitor) =>
  caller.post<{ isCounted: boolean }>(`/campaign/views/${campaignId}`);

describe('the funnel of a campaign', () => {
  it('has who registered, who verified the address, who sat, and who cancelled [ADM-20]', async () => {
    const { _id } = await createExamCampaign(service, { maxParticipants: 10 });
    await registerVisitor(_id, 1);
    await registerVisitor(_id, 2);
    await confirmAs(service, 2);
    await registerAccount(service, 3, { campaignId: _id });
    await registerAccount(service, 4, { campaignId: _id });
    await service.client.as(accountOf(4)).delete(`/examcampaigns/${_id}/registration`);
    await emitSubmitted(service, { campaignId: _id, studentId: accountOf(3).userId });
    await count();
    const funnel = { seen: 0, registered: 4, verified: 3, sat: 1, cancelled: 1 };
    expect(await of(_id)).toMatchObject({ campaignId: _id, title: 'Model test', kind: 'exam', ...funnel });
    // The place of the first visitor expires; the registration stays counted.
    service.clock.advance(31 * 60_000);
    await service.runJob('expire-unconfirmed');
    await count();
    expect(await of(_id)).toMatchObject({ ...funnel, cancelled: 2 });
  });

  it('counts each step on the day of the registration in Dhaka, so that later steps follow its people', async () => {
    const { _id } = await createExamCampaign(service, { endDate: '2026-03-01T00:00:00.000Z' });
    // 18:30 UTC is half past midnight of the next day in Dhaka.
    service.clock.set('2026-02-02T18:30:00.000Z');
    await registerAccount(service, 1, { campaignId: _id });
    service.clock.set('2026-02-10T06:00:00.000Z');
    await registerAccount(service, 2, { campaignId: _id });
    await emitSubmitted(service, { campaignId: _id, studentId: accountOf(1).userId });
    await count();
    const third = 'from=2026-02-03&to=2026-02-03';
    expect(await of(_id, third)).toMatchObject({ registered: 1, verified: 1, sat: 1 });
    expect(await of(_id, 'from=2026-02-04&to=2026-02-28')).toMatchObject({ registered: 1, sat: 0 });
    expect(await of(_id, 'from=2026-01-01&to=2026-02-02')).toMatchObject(none);
  });

  it('leaves out who only waits, until a place is there', async () => {
    const { _id } = await createExamCampaign(service, { maxParticipants: 1 });
    await registerAccount(service, 1, { campaignId: _id });
    await registerAccount(service, 2, { campaignId: _id });
    await registerAccount(service, 3, { campaignId: _id });
    await service.client.as(accountOf(3)).delete(`/examcampaigns/${_id}/registration`);
    await count();
    expect(await of(_id)).toMatchObject({ ...none, registered: 1, verified: 1 });
  });

  it('counts a result once, whatever is published of it again', async () => {
    const { _id } = await createExamCampaign(service);
    await registerAccount(service, 1, { campaignId: _id });
    const sat = { campaignId: _id, studentId: accountOf(1).userId };
    for (const scoreVersion of [2, 1, 2, 3]) {
      await emitSubmitted(service, { ...sat, scoreVersion });
      await count();
    }
    await emitSubmitted(service, { ...sat, attemptNo: 2 });
    await count();
    expect(await of(_id)).toMatchObject({ registered: 1, sat: 1 });
  });

  it('is the same after its projection is lost and the events are published again [ADM-20]', async () => {
    const { _id } = await createExamCampaign(service, { maxParticipants: 10 });
    await registerVisitor(_id, 1);
    await registerVisitor(_id, 2);
    await confirmAs(service, 2);
    await registerAccount(service, 3, { campaignId: _id });
    await service.client.as(accountOf(3)).delete(`/examcampaigns/${_id}/registration`);
    service.clock.advance(31 * 60_000);
    await service.runJob('expire-unconfirmed');
    await count();
    const before = await of(_id);
    expect(before).toMatchObject({ registered: 3, verified: 2, cancelled: 2 });
    const { documents } = service.platform;
    for (const name of ['-facts', '-stale', '-steps', '-steps-months'])
      await documents.collection(`report-funnel${name}`).deleteMany({});
    for (const { event, pages } of service.running.definition.republishable ?? []) {
      for await (const page of pages())
        for (const { aggregateId, pending } of page)
          if (event === campaignRegistered || event === campaignRegistrationCancelled)
            await service.emit(event, pending.data, { aggregateId });
    }
    await count();
    expect({ ...(await of(_id)), asOf: '' }).toEqual({ ...before, asOf: '' });
  });

  it('counts an event without later fields at the time of its publication, until it is published again', async () => {
    const { _id: campaignId } = await createExamCampaign(service);
    const older = { registrationId: 'r1', campaignId, studentId: null, version: 1 };
    await service.emit(campaignRegistered, older, { occurredAt: '2026-02-05T06:00:00.000Z' });
    await service.emit(campaignRegistrationCancelled, { ...older, version: 2 });
    await count();
    expect(await of(campaignId)).toMatchObject({ registered: 1, verified: 0, cancelled: 0 });
    const newer = { registeredAt: '2026-01-20T06:00:00.000Z', isVerified: true, hasHadPlace: true };
    await service.emit(campaignRegistered, { ...older, ...newer });
    await count();
    expect(await of(campaignId)).toMatchObject({ registered: 0 });
    expect(await of(campaignId, 'from=2026-01-20&to=2026-01-20')).toMatchObject({
      registered: 1,
      verified: 1,
    });
  });
});

describe('views of a page', () => {
  it('are counted by campaign and day in Dhaka, for visitors and students, not for administrators', async () => {
    const { _id } = await createExamCampaign(service);
    const other = (await createGeneralCampaign(service)).split('/').at(-1) ?? '';
    expect((await view(_id)).body).toEqual({ isCounted: true });
    await view(_id, service.client.as(accountOf(1)));
    await view(other);
    expect((await view(_id, service.client.as(admin))).body).toEqual({ isCounted: false });
    service.clock.set('2026-02-01T18:00:00.000Z');
    await view(_id);
    expect(await of(_id)).toMatchObject({ ...none, seen: 3 });
    expect(await of(_id, 'from=2026-02-01&to=2026-02-01')).toMatchObject({ seen: 2 });
    expect((await list()).all).toEqual({ ...none, seen: 4 });
  });

  it('store nothing but numbers of campaigns that exist [ADM-20]', async () => {
    const { _id } = await createExamCampaign(service);
    await view(_id);
    expect((await view('unknown')).status).toBe(404);
    const stored = await service.platform.documents.collection('page_views').find({}).toArray();
    expect(stored).toEqual([{ _id: '2026-02-01', counts: { [_id]: 1 } }]);
  });

  it('are bounded for each address', async () => {
    const { _id } = await createExamCampaign(service);
    const answers = await Promise.all(Array.from({ length: 305 }, () => view(_id)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(await of(_id)).toMatchObject({ seen: 300 });
  });
});

describe('the list of funnels', () => {
  it('is searched, sorted and paged, of one kind or of both, with the sum of all', async () => {
    const exam = await createExamCampaign(service, { title: 'বৃত্তি পরীক্ষা' });
    const seminar = (await createGeneralCampaign(service, { title: 'Seminar' })).split('/').at(-1) ?? '';
    await createGeneralCampaign(service, { title: 'Nobody came' });
    await registerAccount(service, 1, { campaignId: exam._id });
    await view(seminar);
    await view(seminar);
    await count();
    const titles = async (query: string) =>
      (await list(`${february}&${query}`)).items.map(({ title }) => title);
    expect(await titles('sort=-registered')).toEqual(['বৃত্তি পরীক্ষা', 'Seminar']);
    expect(await titles('sort=-seen')).toEqual(['Seminar', 'বৃত্তি পরীক্ষা']);
    expect(await titles('q=বৃত্তি')).toEqual(['বৃত্তি পরীক্ষা']);
    expect(await titles('kind=general')).toEqual(['Seminar']);
    expect(await titles('sort=title&pageSize=1&page=2')).toEqual(['বৃত্তি পরীক্ষা']);
    expect(await list()).toMatchObject({ total: 2, all: { ...none, seen: 2, registered: 1, verified: 1 } });
    expect((await list(`${february}&kind=exam`)).all).toMatchObject({ seen: 0, registered: 1 });
  });

  it('refuses a range that is backwards at its last day', async () => {
    const answer = await service.client
      .as(admin)
      .get('/campaign/reports/funnel?from=2026-02-02&to=2026-02-01', {
        headers: { 'accept-language': 'en' },
      });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { to: 'The last day must not be before the first.' } },
    });
  });
});

const step = fc.record({
  registrationId: fc.constantFrom('r1', 'r2', 'r3'),
  isCancelled: fc.boolean(),
  isVerified: fc.boolean(),
  isCounted: fc.boolean(),
  crash: fc.option(fc.constantFrom('-facts', '-stale', '-steps', '-steps-months')),
});

describe('a history of registrations', () => {
  it('is counted exactly with duplicates, in any order, with a crash at any write [ADM-20]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        const { wrap, crashAt, restart } = crashingStore();
        const now = '2026-02-01T06:00:00.000Z';
        await using fresh = await startTestService(createService, {
          now,
          replace: ({ documents }) => ({ documents: wrap(documents) }),
        });
        const { _id: campaignId } = await createExamCampaign(fresh);
        // An event that the crashed store cannot mark as published would delay each step until its timeout.
        await fresh.waitUntilIdle();
        const emit = ({ registrationId, isCancelled, isVerified }: (typeof steps)[number]) => {
          const event = isCancelled ? campaignRegistrationCancelled : campaignRegistered;
          const known = { registeredAt: now, isVerified, hasHadPlace: true };
          return fresh.emit(event, { registrationId, campaignId, studentId: null, version: 1, ...known });
        };
        for (const one of steps) {
          if (one.crash !== null) crashAt(`report-funnel${one.crash}`);
          await emit(one).catch(() => undefined);
          if (one.isCounted) await count(fresh).catch(() => undefined);
          restart();
          // A delivery that was repeated before the restart has failed as well.
          await fresh.waitUntilIdle().catch(() => undefined);
        }
        for (const one of steps.toReversed()) await emit(one);
        await count(fresh);
        const idsOf = (of: readonly { readonly registrationId: string }[]) =>
          new Set(of.map(({ registrationId }) => registrationId)).size;
        expect(await of(campaignId, february, fresh)).toMatchObject({
          registered: idsOf(steps),
          verified: idsOf(steps.filter(({ isVerified }) => isVerified)),
          cancelled: idsOf(steps.filter(({ isCancelled }) => isCancelled)),
        });
      }),
      { numRuns: 8 },
    );
  }, 60_000);
});
