import { listRows, listTimeLimit, measureList } from '@pathshala/service-testing/measure-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import type { Campaign } from '../src/campaigns/domain/campaign.ts';
import { campaignsCollection } from '../src/campaigns/storage/document-campaigns.ts';
import { admin, examCampaign, startCampaigns, type Campaigns, type StoredCampaign } from './service.ts';

/** The tests' clock is at 1 February 2026: a third of the campaigns is over, a third to come. */
function windowOf(n: number) {
  const start = Date.UTC(2026, 1, 1) + (n - listRows / 2) * 3_600_000;
  return {
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + (listRows / 3) * 3_600_000).toISOString(),
  };
}

let campaigns: Campaigns;
const ofAdmin = () => campaigns.client.as(admin);

beforeAll(async () => {
  campaigns = await startCampaigns();
  const { body } = await ofAdmin().post<StoredCampaign>('/examcampaigns', examCampaign());
  const collection = campaigns.platform.documents.collection<Campaign & Aggregate>(campaignsCollection);
  const stored = await collection.findOne({ _id: body._id });
  if (stored === null) throw new Error('the campaign is not stored');
  const campaignOf = (at: number) => {
    const n = (at * 7919) % listRows;
    return {
      ...stored,
      ...windowOf(n),
      // The copies have no events: thousands would be published while the lists are measured.
      outbox: [],
      outboxAt: null,
      _id: `campaign-${n}`,
      title: `Model test ${n}`,
      titleKey: `model test ${n}`,
      seatsTaken: n % 7,
      isPaperPublished: n % 4 !== 0,
      resultsReleasedAt: n % 10 === 0 ? '2026-01-31T00:00:00.000Z' : null,
    };
  };
  await Promise.all(Array.from({ length: listRows }, (_, at) => collection.insertOne(campaignOf(at))));
}, 120_000);
afterAll(() => campaigns.stop(), 60_000);

describe('a long list of exam campaigns', () => {
  it.each([
    '',
    'sort=name',
    'sort=-start',
    'sort=end',
    'sort=-registered&pageSize=100',
    'page=25',
    'phase=past',
    'phase=upcoming&sort=-name',
    'results=due',
    'results=released&sort=name',
    'exam=without',
    'q=model',
    'q=test%2042',
    'q=nothing',
    'startFrom=2026-01-30&startTo=2026-02-02&sort=name',
  ])('is answered from its indexes: %s', async (query) => {
    const measure = await measureList(`exam campaigns ?${query}`, () =>
      ofAdmin().get(`/examcampaigns?${query}`),
    );
    expect(measure.parsed).toBeLessThan(120);
    expect(measure.p95).toBeLessThan(listTimeLimit);
  });

  type Row = {
    startDate: string;
    endDate: string;
    registeredCount: number;
    phase: string;
    resultsReleasedAt: string | null;
    exam: { subjects: unknown[] };
  };
  const ascending = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));
  const list = async (query: string) => {
    const { body } = await ofAdmin().get<{ items: Row[]; total: number }>(`/examcampaigns?${query}`);
    return body;
  };

  it('is sorted by start, end and places either way', async () => {
    for (const [column, field] of [
      ['start', 'startDate'],
      ['end', 'endDate'],
      ['registered', 'registeredCount'],
    ] as const) {
      const up = (await list(`sort=${column}&pageSize=100`)).items.map((row) => row[field]);
      expect(up).toEqual(up.toSorted(ascending));
      const down = (await list(`sort=-${column}&pageSize=100`)).items.map((row) => row[field]);
      expect(down).toEqual(down.toSorted(ascending).reverse());
    }
  });

  it('is filtered by results, exam and the days of the start', async () => {
    const due = await list('results=due&pageSize=100');
    expect(due.items.every((row) => row.phase === 'past' && row.resultsReleasedAt === null)).toBe(true);
    const released = await list('results=released');
    expect(released.total).toBe(listRows / 10);
    expect((await list('exam=without')).total).toBe(listRows / 4);
    expect((await list('exam=without&results=released&phase=past')).total).toBeLessThan(released.total);
    expect((await list('startFrom=2026-02-01&startTo=2026-02-01')).total).toBe(24 + 1);
  });
});
