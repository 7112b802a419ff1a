import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { pageOf } from '@pathshala/contract-kit/paging';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import {
  archiving,
  campaign,
  campaignForAdmin,
  campaignInput,
  campaignListQuery,
  deletion,
} from './campaign.ts';
import { registrationState } from './registration.ts';

export * from './campaign.ts';
export * from './exam-campaign-http.ts';
export * from './files.ts';
export * from './merit-list.ts';
export * from './merit-list-http.ts';
export * from './overview.ts';
export * from './participant-messages.ts';
export * from './participants.ts';
export * from './recently-deleted.ts';
export * from './registration.ts';
export * from './reports.ts';
export * from './registration-http.ts';
export * from './sharing.ts';
export * from './sitting.ts';
export * from './waiting-work.ts';
export * from './operations.ts';

const byId = z.object({ id });

/** Body limit in bytes: a campaign with description and picture. */
const campaignLimit = 256_000;

export const listCampaigns = defineRoute({
  method: 'get',
  path: '/campaign/campaigns',
  access: 'visitor',
  summary: 'Campaigns that are not exams, running and upcoming first',
  query: campaignListQuery,
  answer: pageOf(campaign),
});

export const readCampaign = defineRoute({
  method: 'get',
  path: '/campaign/campaigns/{id}',
  access: 'visitor',
  summary: 'One campaign, with the caller’s own registration if there is one',
  params: byId,
  answer: z.union([
    campaignForAdmin.extend({ registration: registrationState.optional() }),
    campaign.extend({ registration: registrationState.optional() }),
  ]),
});

export const createCampaign = defineRoute({
  method: 'post',
  path: '/campaign/campaigns',
  access: 'admin',
  permission: permissions.campaigns,
  audit: { id: 'answer._id' },
  summary: 'Create a campaign',
  body: campaignInput,
  bodyLimit: campaignLimit,
  answer: campaignForAdmin,
  status: 201,
  errors: ['campaigns.window', 'campaigns.dates-past'],
});

export const replaceCampaign = defineRoute({
  method: 'put',
  path: '/campaign/campaigns/{id}',
  access: 'admin',
  permission: permissions.campaigns,
  audit: { id: 'params.id', compare: 'get /campaign/campaigns/{id}' },
  summary: 'Change a campaign',
  params: byId,
  body: campaignInput,
  bodyLimit: campaignLimit,
  answer: campaignForAdmin,
  errors: ['common.edited-meanwhile', 'campaigns.limit-below-taken'],
});

export const deleteCampaign = defineRoute({
  method: 'delete',
  path: '/campaign/campaigns/{id}',
  access: 'admin',
  permission: permissions.campaigns,
  audit: { id: 'params.id', compare: 'get /campaign/campaigns/{id}' },
  summary:
    'Delete a campaign: after 10 minutes places are cancelled by mail; the campaign itself can be restored for 30 days',
  params: byId,
  query: deletion,
  answer: z.object({ _id: id }),
  errors: ['campaigns.has-registrations'],
});

export const restoreCampaign = defineRoute({
  method: 'post',
  path: '/campaign/campaigns/{id}/restore',
  access: 'admin',
  permission: permissions.campaigns,
  audit: { id: 'params.id', compare: 'get /campaign/campaigns/{id}' },
  summary: 'Undo the delete of a campaign, within 30 days',
  params: byId,
  answer: z.object({ _id: id }),
  errors: ['campaigns.restore-too-late', 'campaigns.restore-later'],
});

export const archiveCampaign = defineRoute({
  method: 'put',
  path: '/campaign/campaigns/{id}/archive',
  access: 'admin',
  permission: permissions.campaigns,
  audit: { id: 'params.id', compare: 'get /campaign/campaigns/{id}' },
  summary: 'Take a campaign that is over out of the lists, or put it back',
  params: byId,
  body: archiving,
  bodyLimit: 200,
  answer: z.object({ _id: id }),
  errors: ['campaigns.archive-open'],
});
