import { defineEvent } from '@pathshala/contract-kit/event';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { openEnum } from '@pathshala/contract-kit/open-enum';
import { z } from 'zod';
import { paymentMethod } from './ledger.ts';

/** Dues pause the access of a student to a course, or a payment brings it back; a higher version replaces a lower one. */
export const accessChanged = defineEvent({
  name: 'catalog.access.changed.v1',
  data: z.looseObject({ studentId: id, courseId: id, isPaused: z.boolean(), version: z.number().int() }),
});

/** Money of a student came in, in any way. Published once for each payment of the ledger, and never for a correction or a refund. */
export const paymentRecorded = defineEvent({
  name: 'catalog.payment.recorded.v1',
  data: z.looseObject({
    /** The entry of the ledger. */
    entryId: id,
    studentId: id,
    courseId: id,
    courseName: z.string(),
    amountPaisa: z.number().int(),
    method: openEnum(paymentMethod.options),
    /** The transaction id of the provider; empty without one. */
    reference: z.string(),
    at: isoTime,
  }),
});

/** A batch: its name, its courses, and whether it is archived; a higher version replaces a lower one. */
export const batchChanged = defineEvent({
  name: 'catalog.batch.changed.v1',
  data: z.looseObject({
    batchId: id,
    version: z.number().int(),
    name: z.string(),
    courseIds: z.array(id),
    isArchived: z.boolean(),
    /** The courses that this change added to those of an older batch; empty where it is published again. */
    addedCourseIds: z.array(id),
  }),
});

/** A student's place in a batch; a higher version of the membership replaces a lower one, including that of an end. */
const membership = {
  membershipId: id,
  batchId: id,
  studentId: id,
  version: z.number().int(),
};

export const batchJoined = defineEvent({
  name: 'catalog.batch.joined.v1',
  data: z.looseObject({
    ...membership,
    joinedAt: isoTime,
    /** The batch that the student was moved from; null: none. */
    movedFrom: id.nullable(),
  }),
});

export const batchLeft = defineEvent({
  name: 'catalog.batch.left.v1',
  data: z.looseObject({
    ...membership,
    leftAt: isoTime,
    /** The batch that the student was moved to; null: none. */
    movedTo: id.nullable(),
    /** The enrolments in the courses of the batch end with it. */
    endsEnrolments: z.boolean(),
  }),
});

/** A student handed in an assignment, or its hand-in was marked, also again. No order is promised: the service is asked for what holds. */
export const workChanged = defineEvent({
  name: 'catalog.work.changed.v1',
  data: z.looseObject({
    assignmentId: id,
    courseId: id,
    studentId: id,
    state: openEnum(['handed-in', 'marked']),
    /** null: it is not marked yet. */
    score: z.number().nullable(),
    maxScore: z.number(),
    /** The time of the hand-in or of the marks. */
    at: isoTime,
  }),
});

/**
 * A student was absent from a class of a batch that tells guardians, and half an hour has passed in which the attendance could
 * be corrected. Published once for a class and a student.
 */
export const studentAbsent = defineEvent({
  name: 'catalog.student.absent.v1',
  data: z.looseObject({
    /** The same for the same class and student. */
    absenceId: id,
    studentId: id,
    classId: id,
    classTitle: z.string(),
    batchName: z.string(),
    startsAt: isoTime,
  }),
});
