import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { pageOf } from '@pathshala/contract-kit/paging';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import {
  campaign,
  campaignExamChange,
  campaignForAdmin,
  campaignInput,
  campaignListQuery,
  examCampaign,
  examCampaignForAdmin,
  examCampaignInput,
  examCampaignListQuery,
  newExamCampaignInput,
} from './campaign.ts';
import { registrationState } from './registration.ts';

export * from './campaign.ts';
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

/** Body limits in bytes: a campaign with description and picture; an exam campaign with its paper. */
const campaignLimit = 256_000;
const paperLimit = 6_000_000;

/** Without `confirm`, deleting a campaign with registrations is a conflict that names their number. */
const deletion = z.object({ confirm: z.enum(['true', 'false']).optional() });

const archiving = z.strictObject({ isArchived: z.boolean() });

export const listExamCampaigns = defineRoute({
  method: 'get',
  path: '/examcampaigns',
  access: 'visitor',
  summary: 'Exam campaigns, upcoming and running first',
  query: examCampaignListQuery,
  answer: pageOf(examCampaign),
});

export const createExamCampaign = defineRoute({
  method: 'post',
  path: '/examcampaigns',
  access: 'admin',
  permission: permissions.campaigns,
  audit: { id: 'answer._id' },
  summary: 'Create an exam campaign with its exam',
  body: newExamCampaignInput,
  bodyLimit: paperLimit,
  answer: examCampaignForAdmin,
  status: 201,
  errors: [
    'campaigns.window',
    'campaigns.dates-past',
    'campaigns.window-short',
    'campaigns.no-correct-option',
  ],
});

export const readExamCampaign = defineRoute({
  method: 'get',
  path: '/examcampaigns/{id}',
  access: 'visitor',
  summary:
    'One exam campaign, with the caller’s own registration if there is one; an admin gets the questions too',
  params: byId,
  answer: z.union([
    examCampaignForAdmin.extend({ registration: registrationState.optional() }),
    examCampaign.extend({ registration: registrationState.optional() }),
  ]),
});

export const replaceExamCampaign = defineRoute({
  method: 'put',
  path: '/examcampaigns/{id}',
  access: 'admin',
  permission: permissions.campaigns,
  audit: { id: 'params.id', compare: 'get /examcampaigns/{id}' },
  summary: 'Change an exam campaign; parts keep the ids they are sent with',
  params: byId,
  body: examCampaignInput,
  bodyLimit: paperLimit,
  answer: examCampaignForAdmin,
  errors: ['common.edited-meanwhile', 'campaigns.exam-started', 'campaigns.results-released'],
});

export const replaceCampaignExam = defineRoute({
  method: 'put',
  path: '/examcampaigns/{id}/exam',
  access: 'admin',
  permission: permissions.campaigns,
  audit: { id: 'params.id', compare: 'get /examcampaigns/{id}' },
  summary: 'Replace the exam of a campaign; the campaign around it stays as it is',
  params: byId,
  body: campaignExamChange,
  bodyLimit: paperLimit,
  answer: examCampaignForAdmin,
  errors: [
    'common.edited-meanwhile',
    'campaigns.exam-started',
    'campaigns.results-released',
    'campaigns.no-correct-option',
  ],
});

export const deleteExamCampaign = defineRoute({
  method: 'delete',
  path: '/examcampaigns/{id}',
  access: 'admin',
  permission: permissions.campaigns,
  audit: { id: 'params.id', compare: 'get /examcampaigns/{id}' },
  summary:
    'Delete an exam campaign: its exam is withdrawn, results stay; after 10 minutes places are cancelled by mail; the campaign itself can be restored for 30 days',
  params: byId,
  query: deletion,
  answer: z.object({ _id: id }),
  errors: ['campaigns.has-registrations', 'campaigns.delete-running'],
});

export const restoreExamCampaign = defineRoute({
  method: 'post',
  path: '/examcampaigns/{id}/restore',
  access: 'admin',
  permission: permissions.campaigns,
  audit: { id: 'params.id', compare: 'get /examcampaigns/{id}' },
  summary: 'Undo the delete of an exam campaign, within 30 days',
  params: byId,
  answer: z.object({ _id: id }),
  errors: ['campaigns.restore-too-late', 'campaigns.restore-later'],
});

export const archiveExamCampaign = defineRoute({
  method: 'put',
  path: '/examcampaigns/{id}/archive',
  access: 'admin',
  permission: permissions.campaigns,
  audit: { id: 'params.id', compare: 'get /examcampaigns/{id}' },
  summary: 'Take an exam campaign that is over out of the lists, or put it back',
  params: byId,
  body: archiving,
  bodyLimit: 200,
  answer: z.object({ _id: id }),
  errors: ['campaigns.archive-open'],
});

export const releaseResults = defineRoute({
  method: 'post',
  path: '/examcampaigns/{id}/release',
  access: 'admin',
  permission: permissions.campaigns,
  audit: { id: 'params.id', compare: 'get /examcampaigns/{id}' },
  summary: 'After the end: merit list, key and explanations are open, and the participants are told by mail',
  params: byId,
  answer: examCampaign,
  errors: ['campaigns.not-over', 'campaigns.release-sitting'],
});

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
