import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { campaign, examCampaign } from './campaign.ts';
import {
  confirmation,
  heldRegistration,
  linkOpened,
  mailedToken,
  mobileCode,
  numberOfRegistration,
  openedByCode,
  registration,
  registrationInput,
  registrationState,
} from './registration.ts';

const byId = z.object({ id });
const ofStudent = z.object({ studentId: id });

/** Limit of a form's body, in bytes. */
const formLimit = 4_000;
/** Room for a whole classroom behind one address; registrations are accepted while they cannot be counted. */
const limit = {
  per: 'address',
  max: 300,
  windowSeconds: 600,
  whenUncounted: 'allow',
  name: 'registration',
} as const;

export const register = defineRoute({
  method: 'post',
  path: '/examcampaigns/register',
  access: 'visitor',
  limit,
  summary: 'Register for an exam campaign; a full one gives a place in the waiting list',
  body: registrationInput,
  bodyLimit: formLimit,
  answer: examCampaign.extend({ registration: registrationState }),
  status: 201,
  errors: ['campaigns.already-registered', 'campaigns.already-yours', 'campaigns.closed', 'campaigns.over'],
});

export const confirmRegistration = defineRoute({
  method: 'post',
  path: '/examcampaigns/confirm',
  access: 'visitor',
  summary: 'Open the mailed link of a registration, of whatever kind of campaign: the address is proved',
  body: confirmation,
  bodyLimit: formLimit,
  answer: linkOpened,
  errors: [
    'campaigns.link-unknown',
    'campaigns.link-ended',
    'campaigns.link-of-account',
    'campaigns.over',
    'campaigns.closed',
  ],
});

/** Codes to a number: fewer than registrations, since each costs the school. */
const codeLimit = {
  per: 'address',
  max: 60,
  windowSeconds: 600,
  whenUncounted: 'refuse',
  name: 'registration-code',
} as const;

export const requestMobileCode = defineRoute({
  method: 'post',
  path: '/examcampaigns/mobile-codes',
  access: 'visitor',
  limit: codeLimit,
  summary:
    'Send a code to the number of a registration that was made with it alone; the answer is the same without one',
  body: numberOfRegistration,
  bodyLimit: formLimit,
  answer: z.object({ isSent: z.literal(true) }),
});

export const openByMobileCode = defineRoute({
  method: 'post',
  path: '/examcampaigns/mobile-codes/open',
  access: 'visitor',
  limit: { ...codeLimit, max: 300, name: 'registration-code-try' },
  summary:
    'Open a registration by the code that its number got: the token of the links that others read in a mail',
  body: mobileCode,
  bodyLimit: formLimit,
  answer: openedByCode,
  errors: ['campaigns.code-wrong'],
});

export const cancelByLink = defineRoute({
  method: 'post',
  path: '/examcampaigns/cancel',
  access: 'visitor',
  summary: 'Give up the place that the mailed link belongs to, of whatever kind of campaign',
  body: mailedToken,
  bodyLimit: formLimit,
  answer: linkOpened,
  errors: [
    'campaigns.link-unknown',
    'campaigns.over',
    'campaigns.checked-in',
    'campaigns.has-begun',
    'campaigns.has-sat',
  ],
});

export const acceptByLink = defineRoute({
  method: 'post',
  path: '/examcampaigns/accept',
  access: 'visitor',
  summary:
    'Accept the offered place that the mailed link belongs to, of whatever kind of campaign; too late, it registers anew',
  body: mailedToken,
  bodyLimit: formLimit,
  answer: linkOpened,
  errors: ['campaigns.link-unknown', 'campaigns.link-ended', 'campaigns.over', 'campaigns.closed'],
});

export const readRegistrationByLink = defineRoute({
  method: 'post',
  path: '/examcampaigns/link',
  access: 'visitor',
  summary: 'The registration of a mailed link and its campaign, of whatever kind; changes nothing',
  body: mailedToken,
  bodyLimit: formLimit,
  answer: heldRegistration,
  errors: ['campaigns.link-unknown', 'campaigns.link-ended'],
});

export const readOwnRegistration = defineRoute({
  method: 'get',
  path: '/examcampaigns/{id}/registration',
  access: 'student',
  summary: 'The caller’s own registration and its campaign, of whatever kind',
  params: byId,
  answer: heldRegistration,
  errors: ['campaigns.not-registered'],
});

export const acceptOffer = defineRoute({
  method: 'post',
  path: '/examcampaigns/{id}/registration/accept',
  access: 'student',
  summary: 'Accept the place that is offered from the waiting list, of whatever kind of campaign',
  params: byId,
  answer: registrationState,
  errors: ['campaigns.offer-over'],
});

export const cancelRegistration = defineRoute({
  method: 'delete',
  path: '/examcampaigns/{id}/registration',
  access: 'student',
  summary: 'Give up one’s own place or number in the waiting list, until the end; the first in line gets it',
  params: byId,
  answer: registrationState,
  errors: ['campaigns.over', 'campaigns.checked-in', 'campaigns.has-begun', 'campaigns.has-sat'],
});

export const listRegistrations = defineRoute({
  method: 'get',
  path: '/examcampaigns/{id}/registrations',
  access: 'admin',
  permission: [permissions.campaigns, permissions.support],
  summary: 'Registered and waiting participants; `q` finds a name, email, mobile or roll number',
  params: byId,
  query: pageQuery,
  answer: pageOf(registration),
});

export const listExamsOfStudent = defineRoute({
  method: 'get',
  path: '/examcampaigns/{studentId}/exams',
  access: { self: 'params.studentId' },
  permission: [permissions.campaigns, permissions.support],
  summary: 'The exam campaigns the student is registered for',
  params: ofStudent,
  query: pageQuery,
  answer: pageOf(examCampaign.extend({ registration: registrationState })),
});

/** The registrations for the download of one's own data; an administrator may read them as well. */
export const listOwnRegistrations = defineRoute({
  method: 'get',
  path: '/campaign/registrations/{studentId}',
  access: { self: 'params.studentId' },
  permission: [permissions.campaigns, permissions.support],
  summary: 'Every registration of a student, for exam and other campaigns, cancelled ones included',
  params: ofStudent,
  answer: z.object({ items: z.array(registration) }),
});

export const readExamOfStudent = defineRoute({
  method: 'get',
  path: '/examcampaigns/{studentId}/campaigns/{campaignId}/exam',
  access: { self: 'params.studentId' },
  permission: [permissions.campaigns, permissions.support],
  summary: 'One exam of the student; its paper comes from an attempt',
  params: ofStudent.extend({ campaignId: id }),
  answer: examCampaign.extend({ registration: registrationState }),
});

export const registerForCampaign = defineRoute({
  method: 'put',
  path: '/campaign/campaigns/{id}/register',
  access: 'visitor',
  limit,
  summary: 'Register for a campaign',
  params: byId,
  body: registrationInput.omit({ campaignId: true }),
  bodyLimit: formLimit,
  answer: campaign.extend({ registration: registrationState }),
  status: 201,
});

export const cancelCampaignRegistration = defineRoute({
  method: 'delete',
  path: '/campaign/campaigns/{id}/registration',
  access: 'student',
  summary: 'Give up one’s own place or number in the waiting list, until the end; the first in line gets it',
  params: byId,
  answer: registrationState,
  errors: ['campaigns.over'],
});
