import { admin, type DescribeCall, exactly, provided } from '@pathshala/pact/calls';
import { listCampaignFunnels, readCampaignFunnel } from '@pathshala/svc-campaigns-contract/reports';
import type { Api } from '@pathshala/web-kit/api';

const time = '2026-01-15T10:00:00.000Z';
const range = { from: '2026-01-01', to: '2026-12-31' };
const counted = { given: 'a campaign was seen and registered for', as: admin } as const;
const numbers = { seen: 1, registered: 1, verified: 1, sat: 0, cancelled: 0 };
const campaign = { title: 'Model test', kind: exactly('exam'), startDate: time, ...numbers } as const;

/** The funnel of campaigns. */
export function campaignReportCalls(call: DescribeCall<Api>): void {
  call(listCampaignFunnels, 'the funnels of the campaigns of a kind', {
    ...counted,
    query: { ...range, kind: 'exam', sort: '-start', page: 1, pageSize: 10, q: 'Model' },
    uses: { asOf: time, all: numbers, total: 1, items: [{ ...campaign, campaignId: 'campaign1' }] },
  });
  call(readCampaignFunnel, 'the funnel of a campaign', {
    ...counted,
    params: { id: provided('campaignId') },
    query: range,
    uses: { ...campaign, asOf: time },
  });
}
