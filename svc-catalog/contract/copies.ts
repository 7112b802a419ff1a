import { defineRoute } from '@pathshala/contract-kit/route';
import { id } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';
import { forAuthors, notFound, shortTextLimit } from './authoring.ts';
import { courseKind } from './enrolment.ts';

const day = z.iso.date();

/** All dates move by `days`, or so that the first day is `startsOn`. Neither: they stay. */
const moveFields = {
  days: z.coerce.number().int().min(-1_000_000).max(1_000_000).optional(),
  startsOn: day.optional(),
};

type Move = { readonly days: number } | { readonly startsOn: string };

/** The first day counts where both are given. */
export function moveOf({ days = 0, startsOn }: z.output<z.ZodObject<typeof moveFields>>): Move {
  return startsOn === undefined ? { days } : { startsOn };
}

const movedDate = z.object({
  kind: z.enum(['course', 'session', 'opening', 'assignment', 'fee', 'batch', 'class']),
  title: z.string(),
  field: z.enum(['enrolment-starts', 'enrolment-ends', 'starts', 'ends', 'opens', 'closes', 'due']),
  /** A day of Dhaka or an instant. */
  from: z.string(),
  to: z.string(),
  isFriday: z.boolean(),
  isPast: z.boolean(),
});

const copyPreview = z.object({
  courseId: id,
  courseKind,
  courseName: z.string(),
  /** The day on which the course starts, or the first of its dates; null: it has none. */
  startsOn: day.nullable(),
  days: z.number().int(),
  /** The kinds that this caller takes along. */
  takes: z.array(z.enum(['opening', 'assignment', 'fee', 'batch', 'class'])),
  /** All but those of exams, which svc-exams moves by as many days. */
  dates: z.array(movedDate),
});

export type CopyPreview = z.output<typeof copyPreview>;

const byId = z.object({ id });
const errors = [notFound.course, 'catalog.copy-without-start', 'catalog.copy-too-far'] as const;

export const previewCourseCopy = defineRoute({
  ...forAuthors,
  method: 'get',
  path: '/courses/{id}/copies/preview',
  summary: 'The dates that a copy of a course would have; nothing is made',
  params: byId,
  query: z.object(moveFields),
  answer: copyPreview,
  errors,
});

export const copyCourse = defineRoute({
  ...forAuthors,
  audit: { id: 'answer.courseId' },
  method: 'post',
  path: '/courses/{id}/copies',
  summary:
    'Copy a course of either kind for another season: its parts, openings, exams, assignments and class series, and for support also price plans and batches without students. Students do not find the copy before it is published',
  limit: { per: 'user', max: 30, windowSeconds: 600, whenUncounted: 'allow' },
  params: byId,
  body: z.strictObject(moveFields),
  bodyLimit: shortTextLimit,
  answer: z.object({ courseId: id, courseKind, courseName: z.string() }),
  status: 201,
  errors,
});
