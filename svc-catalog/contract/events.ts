import { defineAuditEvent } from '@pathshala/contract-kit/audit';
import { defineWaitingWorkEvent } from '@pathshala/contract-kit/waiting-work';
import { defineEvent } from '@pathshala/contract-kit/event';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { defineNoticeEvent } from '@pathshala/contract-kit/notice';
import { openEnum, openObject } from '@pathshala/contract-kit/open-enum';
import type { markingScheme } from '@pathshala/rules/marking-scheme-schema';
import { z } from 'zod';
import { courseKind as knownKind, enrolmentCategory } from './enrolment.ts';
import { paymentMethod } from './ledger.ts';
import { claimMethod, claimState } from './payment-claims.ts';

const courseKind = openEnum(knownKind.options);
const category = openEnum(enrolmentCategory.options);

const option = z.looseObject({ _id: id, text: z.string(), isCorrect: z.boolean() });

const question = z.looseObject({
  _id: id,
  question: z.string(),
  points: z.number(),
  explanation: z.string(),
  options: z.array(option),
});

const subject = z.looseObject({ subjectName: z.string(), mandatory: z.boolean(), mcqs: z.array(question) });

/** A past-year paper with its key; a higher version replaces the lower one. `paperId` is the yearId. */
export const paperPublished = defineEvent({
  name: 'catalog.paper.published.v1',
  data: z.looseObject({
    paperId: id,
    version: z.number().int(),
    courseId: id,
    courseCode: z.string(),
    courseName: z.string(),
    unitId: id,
    unitName: z.string(),
    title: z.string(),
    /** Minutes. */
    timeLimit: z.number(),
    totalMarks: z.number(),
    requiredSubjects: z.number().int(),
    negativeMarkingPercentage: z.number(),
    subjects: z.array(subject),
    /** The marking scheme; missing: the default of the kind. */
    markingScheme: openObject<z.input<typeof markingScheme>>().optional(),
  }),
});

/** The paper is no longer available. Open attempts continue. */
export const paperWithdrawn = defineEvent({
  name: 'catalog.paper.withdrawn.v1',
  data: z.looseObject({ paperId: id, version: z.number().int() }),
});

/** The course was removed from the catalogue. Its papers are withdrawn by their own events. */
export const courseDeleted = defineEvent({
  name: 'catalog.course.deleted.v1',
  data: z.looseObject({ courseId: id, courseKind, deletedAt: isoTime }),
});

/** A course was made as a copy of another one, for another season. What belongs to the original is copied with dates moved by `days`. */
export const courseCopied = defineEvent({
  name: 'catalog.course.copied.v1',
  data: z.looseObject({
    courseId: id,
    fromCourseId: id,
    courseKind,
    courseName: z.string(),
    days: z.number().int(),
    /** The course, its parts and its batches: the old ids and those of the copies. */
    parts: z.array(z.looseObject({ from: id, to: id })),
    copiedAt: isoTime,
  }),
});

/** The parts to which exams can belong. An admission course has units, an academic one subjects, chapters and lessons. */
const outlinePart = z.looseObject({
  type: openEnum(['subject', 'chapter', 'unit', 'lesson']),
  id,
  title: z.string(),
  /** The id of its subject; a subject's own id; null for a unit. */
  subjectId: id.nullable(),
  /** The chapter of a lesson. */
  chapterId: id.optional(),
});

/** When a part of the course opens and closes for students. Parts that are not named are open. */
const partOpening = z.looseObject({
  id,
  opensAt: isoTime.nullable(),
  closesAt: isoTime.nullable(),
  /** The lesson or past year that each student completes first; it is in the course now. */
  after: z.looseObject({ id, title: z.string() }).nullable(),
});

/** A course and its parts, whenever one of them is added, renamed, moved, removed or opens at another time; a higher version replaces a lower one. */
export const courseOutlined = defineEvent({
  name: 'catalog.course.outlined.v1',
  data: z.looseObject({
    courseId: id,
    courseKind,
    courseName: z.string(),
    version: z.number().int(),
    /** The course is deleted and may be restored later; until then it has no parts. */
    isDeleted: z.boolean(),
    /** Sorted as in the course. */
    parents: z.array(outlinePart),
    /** The past years of an admission course; missing: none. */
    years: z.array(z.looseObject({ id, title: z.string(), unitId: id })).optional(),
    /** Missing: everything is open. */
    openings: z.array(partOpening).optional(),
  }),
});

/** Published when a student gets a course, and again when the student gets it back after an end. */
export const studentEnrolled = defineEvent({
  name: 'catalog.student.enrolled.v1',
  data: z.looseObject({
    enrolmentId: id,
    studentId: id,
    courseId: id,
    courseKind,
    category,
    courseName: z.string(),
    courseCode: z.string(),
    courseThumbnail: z.string(),
    enrolledAt: isoTime,
    /** Taka: the fee at the time of the enrolment; missing for older enrolments. */
    fee: z.number().optional(),
    /** A higher version replaces a lower one, including that of an end; missing: 1. */
    version: z.number().int().optional(),
  }),
});

/** An administrator took the course from the student. Results stay; a higher version of the enrolment replaces this one. */
export const studentUnenrolled = defineEvent({
  name: 'catalog.student.unenrolled.v1',
  data: z.looseObject({
    enrolmentId: id,
    studentId: id,
    courseId: id,
    courseKind,
    version: z.number().int(),
    /** The version of the progress in the course, which no longer counts. */
    progressVersion: z.number().int(),
    endedAt: isoTime,
    /** The last day that was given is over: what the student owes stays due. */
    isTimeOver: z.boolean().optional(),
  }),
});

/** A student's progress in a course; a higher version replaces a lower one. */
export const progressChanged = defineEvent({
  name: 'catalog.progress.changed.v1',
  data: z.looseObject({
    studentId: id,
    courseId: id,
    category,
    courseName: z.string(),
    version: z.number().int(),
    completed: z.number().int(),
    total: z.number().int(),
    /** Percent of the course, 0 to 100. */
    overallProgress: z.number(),
    /** The completion time of the latest lesson; missing before the first one. */
    lastLessonAt: isoTime.optional(),
    /** The latest completed lessons, 20 at most, the latest first; missing in older events, and before the first one. */
    recentLessons: z.array(z.looseObject({ lessonId: id, completedAt: isoTime })).optional(),
    /** The completed lessons and the past years that were sat, for parts that wait for them; missing in older events. */
    completedParts: z.array(id).optional(),
    /** Missing in older events. */
    enrolment: z.looseObject({ enrolmentId: id, courseKind, enrolledAt: isoTime }).optional(),
  }),
});

/** The state of a payment claim, without the person; a higher version replaces a lower one. */
export const claimChanged = defineEvent({
  name: 'catalog.claim.changed.v1',
  data: z.looseObject({
    claimId: id,
    version: z.number().int(),
    courseId: id,
    courseKind,
    courseName: z.string(),
    method: openEnum(claimMethod.options),
    /** Poisha, as the student paid it. */
    amount: z.number().int(),
    state: openEnum(claimState.options),
    sentAt: isoTime,
    /** The time of the approval or refusal; null before, and for a claim that was withdrawn undecided. */
    decidedAt: isoTime.nullable(),
  }),
});

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

/** A student is to be mailed one of `notices`. */
export const noticeRequested = defineNoticeEvent('catalog');

/** An administrator changed something of this service. */
export const auditRecorded = defineAuditEvent('catalog');

export const workWaiting = defineWaitingWorkEvent('catalog');
