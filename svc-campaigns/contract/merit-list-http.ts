import { defineRoute } from '@pathshala/contract-kit/route';
import { pageQuery } from '@pathshala/contract-kit/paging';
import { id, idList } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { permissions } from '@pathshala/rules/permissions';
import {
  batchMeritList,
  batchOfList,
  certificate,
  certificateRule,
  certificateRuleInput,
  checkedCertificate,
  meritList,
  meritListQuery,
  nameChoiceInput,
  ownPlace,
  ownPlaceQuery,
  ranking,
  releaseProgress,
} from './merit-list.ts';
import { registrationState } from './registration.ts';

const byId = z.object({ id });

/** Limit of a form's body, in bytes. */
const formLimit = 4_000;

export const readMeritList = defineRoute({
  method: 'get',
  path: '/examcampaigns/{id}/merit-list',
  access: 'visitor',
  summary:
    'The merit list, after the release; an admin reads it before. `q` finds a shown name or a roll number',
  params: byId,
  query: meritListQuery,
  answer: meritList,
  errors: ['campaigns.not-released', 'campaigns.ranks-pending', 'campaigns.no-version'],
});

export const readRanking = defineRoute({
  method: 'get',
  path: '/examcampaigns/{id}/ranking',
  access: 'admin',
  permission: permissions.campaigns,
  apiKey: true,
  summary:
    'The merit list with name, address and mobile number; `q` finds a name, an address, a mobile or a roll number',
  params: byId,
  query: pageQuery.pick({ page: true, pageSize: true, q: true }).extend({
    /** Only these students, such as those of a batch, on one page; `q` and `page` are left out then. */
    students: idList.optional(),
  }),
  answer: ranking,
  errors: ['campaigns.ranks-pending'],
});

export const readOwnPlace = defineRoute({
  method: 'get',
  path: '/examcampaigns/{id}/merit-list/own',
  access: 'student',
  participant: true,
  summary: 'The caller’s own rank after the release',
  params: byId,
  query: ownPlaceQuery,
  answer: ownPlace,
  errors: ['campaigns.not-released', 'campaigns.not-ranked', 'campaigns.ranks-pending'],
});

/** Only those with a student in the list are answered. */
export const listOwnBatchesOfList = defineRoute({
  method: 'get',
  path: '/examcampaigns/{id}/merit-list/batches',
  access: 'student',
  summary: 'The caller’s batches with the own rank within each, after the release',
  params: byId,
  answer: z.object({ items: z.array(batchOfList) }),
  errors: ['campaigns.not-released', 'campaigns.ranks-pending'],
});

export const readBatchMeritList = defineRoute({
  method: 'get',
  path: '/examcampaigns/{id}/merit-list/batches/{batchId}',
  access: 'student',
  summary: 'The ranks of the latest merit list within a batch of the caller',
  params: byId.extend({ batchId: id }),
  query: pageQuery.pick({ page: true, pageSize: true }),
  answer: batchMeritList,
  errors: ['campaigns.not-released', 'campaigns.not-in-batch', 'campaigns.ranks-pending'],
});

export const chooseName = defineRoute({
  method: 'patch',
  path: '/examcampaigns/{id}/registration',
  access: 'student',
  summary: 'Choose whether the merit list shows one’s name, initials, or the roll number only',
  params: byId,
  body: nameChoiceInput,
  bodyLimit: formLimit,
  answer: registrationState,
});

export const readRelease = defineRoute({
  method: 'get',
  path: '/examcampaigns/{id}/release',
  access: 'admin',
  permission: permissions.campaigns,
  summary: 'The progress of the merit list and its mails after the release, and the rule for certificates',
  params: byId,
  answer: releaseProgress,
});

export const setCertificates = defineRoute({
  method: 'put',
  path: '/examcampaigns/{id}/certificates',
  access: 'admin',
  permission: permissions.campaigns,
  audit: { id: 'params.id', compare: 'get /examcampaigns/{id}/release' },
  summary: 'Up to which rank participants get a certificate; 0: nobody',
  params: byId,
  body: certificateRuleInput,
  bodyLimit: formLimit,
  answer: certificateRule,
  errors: ['common.edited-meanwhile', 'common.edited-meanwhile-unknown'],
});

export const readCertificate = defineRoute({
  method: 'get',
  path: '/examcampaigns/{id}/certificate',
  access: 'student',
  summary: 'The caller’s own certificate, to be printed by the browser',
  params: byId,
  answer: certificate,
  errors: [
    'campaigns.not-released',
    'campaigns.not-ranked',
    'campaigns.no-certificate',
    'campaigns.certificates-off',
  ],
});

export const checkCertificate = defineRoute({
  method: 'get',
  path: '/examcampaigns/certificates/{code}',
  access: 'visitor',
  summary: 'Check a certificate: whether it is genuine, and its rank',
  params: z.object({ code: z.string().min(1).max(40) }),
  answer: checkedCertificate,
  errors: ['campaigns.no-such-certificate'],
});
