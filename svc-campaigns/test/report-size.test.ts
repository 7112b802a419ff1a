import { maxReportDays } from '@pathshala/contract-kit/report';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import { measureList } from '@pathshala/service-testing/measure-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { steps } from '../src/reports/domain/funnel.ts';
import { createDocumentPageViews } from '../src/reports/storage/document-page-views.ts';
import { createDocumentReachedSteps } from '../src/reports/storage/document-reached-steps.ts';
import { createGeneralCampaign } from './participants.ts';
import { admin, startCampaigns, type Campaigns } from './service.ts';

/** Steps of registrations: the nightly run sets a million. */
const rows = Number(process.env['REPORT_FACTS'] ?? 2_000);
const isFullSize = rows >= 1_000_000;
const limit = isFullSize ? 100 : 2_000;
const campaignCount = isFullSize ? 100 : 10;
const dayMs = 86_400_000;
const firstDay = Date.parse('2024-01-01T06:00:00.000Z');
const dayOf = (row: number): number => firstDay + (row % maxReportDays) * dayMs;
const range = 'from=2024-01-01&to=2027-01-04';

let service: Campaigns;
const campaignIds: string[] = [];

beforeAll(async () => {
  service = await startCampaigns();
  for (let n = 0; n < campaignCount; n += 1) {
    const path = await createGeneralCampaign(service, { title: `Campaign ${n}` });
    campaignIds.push(path.split('/').at(-1) ?? '');
  }
  const reachedSteps = createDocumentReachedSteps(service.platform);
  const pageViews = createDocumentPageViews(service.platform.documents);
  for (let row = 0; row < rows; row += 500) {
    const part = Array.from({ length: Math.min(500, rows - row) }, (_, at) => row + at);
    await Promise.all(
      part.map((at) =>
        reachedSteps.record({
          sourceId: `registration-${at}`,
          campaignId: campaignIds[(at * 7) % campaignCount] ?? '',
          step: steps[at % steps.length] ?? 'registered',
          registeredAt: new Date(dayOf(at)).toISOString(),
        }),
      ),
    );
  }
  for (let day = 0; day < maxReportDays; day += 1)
    await pageViews.add(campaignIds[day % campaignCount] ?? '', dhakaDayOf(dayOf(day)));
  service.clock.advance(60_000);
  await service.runJob('count-report-funnel');
}, 3_600_000);
afterAll(() => service.stop(), 60_000);

describe('funnels of many registrations', () => {
  it.each([
    ['all campaigns over three years', () => `funnel?${range}`],
    ['a search, the second page', () => `funnel?${range}&q=campaign&sort=-registered&page=2&pageSize=5`],
    ['one campaign over three years', () => `funnel/${campaignIds[0] ?? ''}?${range}`],
  ])('are read in time: %s', { timeout: 60_000 }, async (name, pathOf) => {
    const call = () => service.client.as(admin).get(`/campaign/reports/${pathOf()}`);
    expect((await call()).status).toBe(200);
    const measure = await measureList(`funnel: ${name}, ${rows} steps`, call);
    // Totals by day and month, a number of views for each day; never a step of a registration.
    expect(measure.parsed).toBeLessThan(2 * maxReportDays + 100);
    expect(measure.p95).toBeLessThan(limit);
  });

  it('have every step and every view', async () => {
    const { body } = await service.client
      .as(admin)
      .get<{ all: Record<string, number> }>(`/campaign/reports/funnel?${range}`);
    expect(steps.reduce((sum, step) => sum + (body.all[step] ?? 0), 0)).toBe(rows);
    expect(body.all['seen']).toBe(maxReportDays);
  });
});
