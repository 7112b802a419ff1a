import { pageOf, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { reportAsOf, reportQuery, reportRange } from '@pathshala/contract-kit/report';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';

const count = z.number().int();

/**
 * The steps of a funnel. `seen` are views of the page in the range. The others are registrations that were made in the range,
 * by the latest step that they have reached, so that no step has more than the previous one.
 */
const funnel = {
  seen: count.describe('views of the page; a browser counts once a day'),
  registered: count.describe('with a place; who only waited for one is not counted'),
  verified: count.describe('of an account, or of a visitor who opened the mailed link'),
  sat: count.describe('with a result of the exam'),
  cancelled: count.describe('of the registered, cancelled or expired since'),
};

const campaignKind = z.enum(['exam', 'general']);

export const campaignInReport = z.object({
  campaignId: id,
  title: z.string(),
  kind: campaignKind,
  startDate: isoTime,
  ...funnel,
});

export type CampaignInReport = z.output<typeof campaignInReport>;

export const listCampaignFunnels = defineRoute({
  method: 'get',
  path: '/campaign/reports/funnel',
  access: 'admin',
  permission: permissions.campaigns,
  summary: 'The funnel of all campaigns together, and of each that has anything in the range',
  query: reportQuery({
    ...pageQuery.shape,
    sort: sortOf(['seen', 'registered', 'verified', 'sat', 'title', 'start']).default('-start'),
    kind: campaignKind.optional(),
  }),
  answer: pageOf(campaignInReport).extend({ asOf: reportAsOf, all: z.object(funnel) }),
});

export const readCampaignFunnel = defineRoute({
  method: 'get',
  path: '/campaign/reports/funnel/{id}',
  access: 'admin',
  permission: permissions.campaigns,
  summary: 'The funnel of one campaign of either kind',
  params: z.object({ id }),
  query: reportRange,
  answer: campaignInReport.extend({ asOf: reportAsOf }),
  errors: ['campaigns.not-found'],
});

/** The limit bounds the views of one address. Views beyond it are not counted, without an error. */
export const recordCampaignView = defineRoute({
  method: 'post',
  path: '/campaign/views/{id}',
  access: 'visitor',
  limit: { per: 'address', max: 300, windowSeconds: 3600, whenUncounted: 'allow' },
  summary: 'The page of a campaign of either kind was opened: a number per campaign and day, of nobody',
  params: z.object({ id }),
  answer: z.object({ isCounted: z.boolean().describe('false: an administrator looked at it') }),
  errors: ['campaigns.not-found'],
});
