import { defineAuditEvent } from '@pathshala/contract-kit/audit';
import { defineWaitingWorkEvent } from '@pathshala/contract-kit/waiting-work';
import { defineEvent } from '@pathshala/contract-kit/event';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { defineNoticeEvent } from '@pathshala/contract-kit/notice';
import { openEnum, openObject } from '@pathshala/contract-kit/open-enum';
import type { markingScheme } from '@pathshala/rules/marking-scheme-schema';
import { z } from 'zod';
import { courseKind as knownKind, enrolmentCategory } from './enrolment.ts';
import { claimMethod, claimState } from './payment-claims.ts';

export * from './batch-events.ts';

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

/** A student is to be mailed one of `notices`. */
export const noticeRequested = defineNoticeEvent('catalog');

/** An administrator changed something of this service. */
export const auditRecorded = defineAuditEvent('catalog');

export const workWaiting = defineWaitingWorkEvent('catalog');
