import { defineRoute, id, pageOf, pageQuery } from '@pathshala/service-kit/contract';
import { z } from 'zod';
import {
  campaign,
  campaignInput,
  campaignListQuery,
  examCampaign,
  examCampaignForAdmin,
  examCampaignInput,
  meritEntry,
  newExamCampaignInput,
  ownPlace,
  registration,
  registrationInput,
  registrationState,
} from './campaign.ts';

const byId = z.object({ id });
const ofStudent = z.object({ studentId: id });

export const listExamCampaigns = defineRoute({
  method: 'get',
  path: '/examcampaigns',
  access: 'visitor',
  summary: 'Exam campaigns, upcoming and running first',
  query: campaignListQuery,
  answer: pageOf(examCampaign),
});

export const createExamCampaign = defineRoute({
  method: 'post',
  path: '/examcampaigns',
  access: 'admin',
  summary: 'Create an exam campaign with its exam',
  body: newExamCampaignInput,
  answer: examCampaignForAdmin,
  status: 201,
  errors: ['campaigns.window', 'campaigns.no-correct-option'],
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
  summary: 'Change an exam campaign; parts keep the ids they are sent with',
  params: byId,
  body: examCampaignInput,
  answer: examCampaignForAdmin,
});

export const deleteExamCampaign = defineRoute({
  method: 'delete',
  path: '/examcampaigns/{id}',
  access: 'admin',
  summary: 'Delete an exam campaign; its exam is withdrawn, results stay',
  params: byId,
  answer: z.object({ _id: id }),
});

export const register = defineRoute({
  method: 'post',
  path: '/examcampaigns/register',
  access: 'visitor',
  summary: 'Register for an exam campaign; a full one gives a place in the waiting list',
  body: registrationInput,
  answer: examCampaign.extend({ registration: registrationState }),
  status: 201,
  errors: ['campaigns.already-registered', 'campaigns.already-yours', 'campaigns.closed', 'campaigns.over'],
});

export const cancelRegistration = defineRoute({
  method: 'delete',
  path: '/examcampaigns/{id}/registration',
  access: 'student',
  summary: 'Give up one’s own place; the first in line gets it',
  params: byId,
  answer: registrationState,
});

export const listRegistrations = defineRoute({
  method: 'get',
  path: '/examcampaigns/{id}/registrations',
  access: 'admin',
  summary: 'Who is registered or waiting',
  params: byId,
  query: pageQuery,
  answer: pageOf(registration),
});

export const releaseResults = defineRoute({
  method: 'post',
  path: '/examcampaigns/{id}/release',
  access: 'admin',
  summary: 'After the end: merit list, key and explanations are open, and the participants are told by mail',
  params: byId,
  answer: examCampaign,
  errors: ['campaigns.not-over'],
});

export const readMeritList = defineRoute({
  method: 'get',
  path: '/examcampaigns/{id}/merit-list',
  access: 'visitor',
  summary:
    'Who did best, after the release; an admin reads it before. `q` finds a shown name or a roll number',
  params: byId,
  query: pageQuery,
  answer: pageOf(meritEntry),
  errors: ['campaigns.not-released'],
});

export const readOwnPlace = defineRoute({
  method: 'get',
  path: '/examcampaigns/{id}/merit-list/own',
  access: 'student',
  summary: 'The caller’s own rank after the release',
  params: byId,
  answer: ownPlace,
  errors: ['campaigns.not-released', 'campaigns.not-ranked'],
});

export const chooseName = defineRoute({
  method: 'patch',
  path: '/examcampaigns/{id}/registration',
  access: 'student',
  summary: 'Choose whether the merit list shows one’s name',
  params: byId,
  body: z.strictObject({ showsName: z.boolean() }),
  answer: registrationState,
});

export const listExamsOfStudent = defineRoute({
  method: 'get',
  path: '/examcampaigns/{studentId}/exams',
  access: { self: 'params.studentId' },
  summary: 'The exam campaigns the student is registered for',
  params: ofStudent,
  query: pageQuery,
  answer: pageOf(examCampaign.extend({ registration: registrationState })),
});

export const readExamOfStudent = defineRoute({
  method: 'get',
  path: '/examcampaigns/{studentId}/campaigns/{campaignId}/exam',
  access: { self: 'params.studentId' },
  summary: 'One exam of the student; its paper comes from an attempt',
  params: ofStudent.extend({ campaignId: id }),
  answer: examCampaign.extend({ registration: registrationState }),
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
  answer: campaign.extend({ registration: registrationState.optional() }),
});

export const createCampaign = defineRoute({
  method: 'post',
  path: '/campaign/campaigns',
  access: 'admin',
  summary: 'Create a campaign',
  body: campaignInput,
  answer: campaign,
  status: 201,
  errors: ['campaigns.window'],
});

export const replaceCampaign = defineRoute({
  method: 'put',
  path: '/campaign/campaigns/{id}',
  access: 'admin',
  summary: 'Change a campaign',
  params: byId,
  body: campaignInput,
  answer: campaign,
});

export const deleteCampaign = defineRoute({
  method: 'delete',
  path: '/campaign/campaigns/{id}',
  access: 'admin',
  summary: 'Delete a campaign',
  params: byId,
  answer: z.object({ _id: id }),
});

export const registerForCampaign = defineRoute({
  method: 'put',
  path: '/campaign/campaigns/{id}/register',
  access: 'visitor',
  summary: 'Register for a campaign',
  params: byId,
  body: registrationInput.omit({ campaignId: true }),
  answer: campaign.extend({ registration: registrationState }),
  status: 201,
});
