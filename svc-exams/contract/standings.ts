import { pageOf, pageQuery } from '@pathshala/contract-kit/paging';
import { defineRoute } from '@pathshala/contract-kit/route';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { oneLine } from '@pathshala/rules/one-line';
import { z } from 'zod';

/** The students that a list compares: of a course, of a district, or of a college. */
export const standingList = z.enum(['course', 'district', 'college']);

/** A week from Saturday to Friday in Dhaka, identified by its Saturday. */
const week = z.iso.date();

const points = z.number().int();

const row = z.object({
  /** Equal points have the same rank. */
  rank: z.number().int(),
  /** The name that the student chose for these lists. */
  name: z.string(),
  points,
  isOwn: z.boolean(),
});

export const standings = pageOf(row).extend({
  week,
  isTooFew: z.boolean().describe('fewer than three people have points: no row is shown, and no rank'),
  own: z
    .object({ rank: z.number().int().nullable(), points })
    .nullable()
    .describe('null: the caller does not take part; rank null: without points, or too few take part'),
});

export type Standings = z.infer<typeof standings>;

/** The lists in which the caller takes part. */
export const ownStanding = z.object({
  /** null: does not take part. */
  name: z.string().nullable(),
  joinedAt: isoTime.nullable(),
  /** The district of the profile; empty: not given, and without a list. */
  district: z.string(),
  college: z.string(),
  weeks: z.array(week).describe('those that can be read, the running one first'),
});

export type OwnStanding = z.infer<typeof ownStanding>;

export const readStandings = defineRoute({
  method: 'get',
  path: '/exams/standings',
  access: 'student',
  summary: 'The standings of a week in a list that the caller belongs to, of those who take part',
  query: pageQuery.pick({ page: true }).extend({
    list: standingList,
    courseId: id.optional().describe('required for the list of a course'),
    week: week.optional().describe('default: the running one'),
  }),
  answer: standings,
  errors: ['exams.standing-list', 'exams.standing-week'],
});

export const readOwnStanding = defineRoute({
  method: 'get',
  path: '/exams/standings/own',
  access: 'student',
  summary: 'The caller’s name and lists in the standings',
  answer: ownStanding,
});

export const joinStandings = defineRoute({
  method: 'put',
  path: '/exams/standings/own',
  access: 'student',
  repeatable: true,
  limit: { per: 'user', max: 20, windowSeconds: 3600, whenUncounted: 'allow', name: 'standings' },
  summary: 'Take part in the standings by a chosen name, or change that name',
  body: z.strictObject({ name: plainText({ max: 200 }).overwrite(oneLine) }),
  answer: ownStanding,
  errors: [
    'exams.standing-name-length',
    'exams.standing-name-form',
    'exams.standing-name-contact',
    'exams.standing-name-taken',
  ],
});

export const leaveStandings = defineRoute({
  method: 'delete',
  path: '/exams/standings/own',
  access: 'student',
  repeatable: true,
  summary: 'Leave all lists at once, those of past weeks too',
  answer: ownStanding,
});
