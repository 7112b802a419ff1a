import { secureLink } from '@pathshala/contract-kit/addresses';
import { dayRange, pageQuery, sortOf } from '@pathshala/contract-kit/paging';
import { edited, editedInput } from '@pathshala/contract-kit/revision';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { plainText, richText } from '@pathshala/contract-kit/text';
import { liveClassMinutes } from '@pathshala/rules/live-classes';
import { z } from 'zod';

/** An empty id means none. */
const optionalId = z.union([z.literal(''), id]).default('');
const minutes = z.int().min(liveClassMinutes.min).max(liveClassMinutes.max);
const name = plainText({ max: 120 }).default('');

/** The clock of Dhaka: `16:00`. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Days of the week, 0 is Sunday. */
const weekdays = z.array(z.int().min(0).max(6)).max(7);

/** The fields that a class has by itself and a series for all of its classes. */
const details = {
  title: plainText({ max: 300 }).default(''),
  /** Empty with a batch: the first of its courses. */
  courseId: optionalId,
  /** Empty: everybody who is enrolled in the course. */
  batchId: optionalId,
  teacher: name,
  durationMinutes: minutes.nullish(),
  room: name,
  joinLink: secureLink.default(''),
  /** Stores the class although teacher, room or batch have another one at that time. */
  confirmsClash: z.boolean().default(false),
};

/** Which classes of a series a change is for. A class that has begun is changed only by itself. */
export const classScope = z.enum(['this', 'following', 'all']);
export type ClassScope = z.output<typeof classScope>;

/** A class as an administrator submits it. Further fields of its answer are accepted and ignored. */
export const classInput = z.strictObject({
  ...details,
  /** An instant; empty means not set. */
  startsAt: z.union([z.literal(''), isoTime]).default(''),
  recordingLink: secureLink.default(''),
  /** Rich text, for after the class. */
  note: richText({ max: 20_000 }).default(''),
  scope: classScope.default('this'),
  /** For the following classes or all: other days, and the last day of the series. */
  weekdays: weekdays.optional(),
  until: z.iso.date().optional(),
  _id: z.unknown().optional(),
  seriesId: z.unknown().optional(),
  series: z.unknown().optional(),
  courseName: z.unknown().optional(),
  batchName: z.unknown().optional(),
  endsAt: z.unknown().optional(),
  createdAt: z.unknown().optional(),
  ...editedInput,
});

export type ClassInput = z.output<typeof classInput>;
export type ClassForm = z.input<typeof classInput>;

const rule = {
  weekdays,
  startTime: timeOfDay,
  /** Days in Dhaka, both included. */
  from: z.iso.date(),
  until: z.iso.date(),
  /** Days without a class. */
  exceptions: z.array(z.iso.date()).max(366),
};

export const classSeriesInput = z.strictObject({
  ...details,
  ...rule,
  weekdays: weekdays.default([]),
  exceptions: rule.exceptions.default([]),
});

export type ClassSeriesInput = z.output<typeof classSeriesInput>;

/** A row of a list. */
export const classItem = z.object({
  _id: id,
  seriesId: id.nullable(),
  title: z.string(),
  courseId: id,
  courseName: z.string(),
  batchId: z.string(),
  batchName: z.string(),
  teacher: z.string(),
  startsAt: isoTime,
  endsAt: isoTime,
  durationMinutes: z.number(),
  room: z.string(),
  hasRecording: z.boolean(),
});

export type ClassItem = z.output<typeof classItem>;

export const classForAdmin = classItem.omit({ hasRecording: true }).extend({
  joinLink: z.string(),
  recordingLink: z.string(),
  note: z.string(),
  createdAt: isoTime,
  series: z.object(rule).nullable(),
  ...edited,
});

export type ClassForAdmin = z.output<typeof classForAdmin>;

/** A class as those who are invited to it see it. */
export const classForStudent = classItem.extend({
  /** True: it is taught online; the link comes with `joinOpensAt`. */
  isOnline: z.boolean(),
  joinOpensAt: isoTime,
  /** Only from `joinOpensAt` until the class is over. */
  joinLink: z.string().optional(),
  recordingLink: z.string(),
  note: z.string(),
});

export type ClassForStudent = z.output<typeof classForStudent>;

export const classQuery = pageQuery.extend({
  sort: sortOf(['start', 'title']).default('start'),
  courseId: id.optional(),
  batchId: id.optional(),
  seriesId: id.optional(),
  /** From today on in Dhaka, before today, or both. */
  show: z.enum(['upcoming', 'past', 'all']).default('upcoming'),
  ...dayRange('start'),
});

/** The days of a routine, both included, at most six weeks. */
export const routineQuery = z.object({ from: z.iso.date(), to: z.iso.date() });

/** A class of the routine. `kind` `session`: an interactive session that its course names, without a page of its own. */
export const routineClass = classForStudent
  .omit({ note: true, recordingLink: true })
  .extend({ kind: z.enum(['class', 'session']) });

export type RoutineClass = z.output<typeof routineClass>;

export const routine = z.object({
  /** The earlier first. */
  classes: z.array(routineClass),
  assignments: z.array(
    z.object({ _id: id, title: z.string(), courseName: z.string(), dueDate: isoTime, isDone: z.boolean() }),
  ),
});

export type Routine = z.output<typeof routine>;

/** The path of the caller's calendar below the site's address; null: there is none. */
export const calendarAddress = z.object({ path: z.string().nullable(), createdAt: isoTime.nullable() });

export type CalendarAddress = z.output<typeof calendarAddress>;
