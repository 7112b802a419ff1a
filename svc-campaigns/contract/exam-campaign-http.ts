import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { pageOf } from '@pathshala/contract-kit/paging';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import {
  archiving,
  campaignExamChange,
  deletion,
  examCampaign,
  examCampaignForAdmin,
  examCampaignInput,
  examCampaignListQuery,
  newExamCampaignInput,
} from './campaign.ts';
import { registrationState } from './registration.ts';

const byId = z.object({ id });

/** Body limit in bytes: an exam campaign with its paper. */
const paperLimit = 6_000_000;

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
  summary:
    'Release the results after the end: merit list, key and explanations are open, and the participants are mailed',
  params: byId,
  answer: examCampaign,
  errors: ['campaigns.not-over', 'campaigns.release-sitting'],
});
