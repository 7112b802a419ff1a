import { id, idList, isoTime } from '@pathshala/contract-kit/scalars';
import { pageOf, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { permissions } from '@pathshala/rules/permissions';
import { z } from 'zod';
import { registration } from './registration.ts';

/** `confirmed`: with a place. `unconfirmed`: the mailed link is not opened yet. */
export const participantState = z.enum(['confirmed', 'waiting', 'unconfirmed', 'cancelled']);
export type ParticipantState = z.output<typeof participantState>;

/** The states, and the confirmed participants with or without a check-in. Left out: all but cancelled ones. */
export const participantFilter = z.enum([...participantState.options, 'checked-in', 'not-checked-in']);
export type ParticipantFilter = z.output<typeof participantFilter>;

export const participant = registration.extend({
  state: participantState,
  checkedInAt: isoTime.nullable(),
});

const ofCampaign = z.object({ campaignId: id });
const ofParticipant = ofCampaign.extend({ id });
const manager = { access: 'admin', permission: permissions.campaigns } as const;
const bodyLimit = 1000;

export const listParticipants = defineRoute({
  ...manager,
  method: 'get',
  path: '/campaign/participants/{campaignId}',
  apiKey: true,
  summary:
    'Participants of a campaign of either kind; `q` finds a name, email, mobile or roll number. The waiting list is in its order',
  params: ofCampaign,
  query: pageQuery.extend({
    state: participantFilter.optional(),
    sort: sortOf(['name', 'registered']).optional(),
  }),
  answer: pageOf(participant),
});

export const readParticipantNames = defineRoute({
  method: 'get',
  path: '/campaign/participant-names',
  access: 'admin',
  permission: [permissions.marking, permissions.campaigns, permissions.support],
  summary:
    'Names of up to 100 registrations of visitors, in any order, by their ids or by a search; unknown ones and those without a proved address are left out',
  query: z.object({ ids: idList.optional(), q: z.string().trim().min(1).max(100).optional() }),
  answer: z.object({
    items: z.array(z.object({ _id: id, name: z.string(), rollNumber: z.string().nullable() })),
    /** Set when a search found more people than the answer names. */
    hasMore: z.boolean().optional(),
  }),
});

export const listRollNumbers = defineRoute({
  ...manager,
  method: 'get',
  path: '/campaign/participants/{campaignId}/roll-numbers',
  summary: 'The participants of roll numbers, sorted, up to 5,000; `after` continues from there',
  params: ofCampaign,
  query: z.object({ after: z.string().max(20).optional() }),
  answer: z.object({
    /** `studentId`: the account, or the registration of a visitor. */
    items: z.array(z.object({ studentId: id, rollNumber: z.string() })),
    hasMore: z.boolean(),
  }),
});

export const participantsSummary = z.object({
  campaign: z.object({
    _id: id,
    kind: z.enum(['exam', 'general']),
    title: z.string(),
    location: z.string(),
    startDate: isoTime,
    endDate: isoTime,
    maxParticipants: z.number(),
  }),
  confirmed: z.number().int(),
  waiting: z.number().int(),
  unconfirmed: z.number().int(),
  cancelled: z.number().int(),
  checkedIn: z.number().int(),
});

export const readParticipantsSummary = defineRoute({
  ...manager,
  method: 'get',
  path: '/campaign/participants/{campaignId}/summary',
  summary: 'The number of participants in each state',
  params: ofCampaign,
  answer: participantsSummary,
});

export const checkIn = defineRoute({
  ...manager,
  method: 'post',
  path: '/campaign/participants/{campaignId}/check-ins',
  audit: { id: 'answer._id' },
  summary: 'Check a participant in by the code of the admit card, scanned or typed, or by the roll number',
  params: ofCampaign,
  body: z.strictObject({ code: z.string().trim().min(1).max(300) }),
  bodyLimit,
  answer: participant.extend({
    /** False: the participant was checked in before, at `checkedInAt`. */
    isNew: z.boolean(),
  }),
  errors: ['campaigns.check-in-unknown', 'campaigns.check-in-no-place', 'campaigns.check-in-online'],
});

export const undoCheckIn = defineRoute({
  ...manager,
  method: 'delete',
  path: '/campaign/participants/{campaignId}/check-ins/{id}',
  audit: { id: 'params.id' },
  summary: 'Take a check-in back',
  params: ofParticipant,
  answer: participant,
});

export const moveInWaitingList = defineRoute({
  ...manager,
  method: 'put',
  path: '/campaign/participants/{campaignId}/waiting-list/{id}',
  audit: { id: 'params.id' },
  summary: 'Move a participant in the waiting list: in front of another one, or to the end',
  params: ofParticipant,
  body: z.strictObject({
    /** The next participant after the move; null: the end of the list. */
    before: id.nullable(),
  }),
  bodyLimit,
  answer: participant,
  errors: ['campaigns.waiting-changed'],
});
