import { defineAuditEvent } from '@pathshala/contract-kit/audit';
import { defineWaitingWorkEvent } from '@pathshala/contract-kit/waiting-work';
import { defineEvent } from '@pathshala/contract-kit/event';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { defineNoticeEvent } from '@pathshala/contract-kit/notice';
import { openEnum, openObject } from '@pathshala/contract-kit/open-enum';
import { z } from 'zod';
import { parentTypes } from '@pathshala/rules/exam-kinds';
import type { markingScheme } from './marking-scheme.ts';
import { answersShown, examKind as knownKind, examType, paperOrder, writtenTask } from './paper.ts';

const examKind = openEnum(knownKind.options);

/** An attempt was submitted, by the student or by the clock; sent again with a higher `scoreVersion` when its result is corrected or its score is shown at another time. */
export const examSubmitted = defineEvent({
  name: 'exams.exam.submitted.v1',
  data: z.looseObject({
    attemptId: id,
    resultId: id,
    /** For a participant the id of the registration. */
    studentId: id,
    /** True until the registration of a participant joins an account; then the event is published again for the account. */
    isParticipant: z.boolean().optional(),
    examKind,
    examId: id,
    courseId: id.nullable(),
    unitId: id.nullable(),
    title: z.string(),
    attemptNo: z.number().int(),
    /** Whether this attempt counts: in a campaign the one that ranks; in a past year every one, of which the latest is shown. */
    counts: z.boolean(),
    score: z.number(),
    totalMarks: z.number(),
    correct: z.number().int(),
    wrong: z.number().int(),
    blank: z.number().int(),
    /**
     * The number of questions with an answer, 1 for a written exam that was handed in. No correction changes it. Missing in
     * events published before it was added.
     */
    answered: z.number().int().optional(),
    /** True for a practice of the mistakes notebook: its answers are reviews of earlier mistakes. */
    isReview: z.boolean().optional(),
    /** Marks that wrong answers cost, 0 or more; missing for attempts stored before it was counted. */
    marksLost: z.number().optional(),
    /** The subjects that count, with their marks; missing in events published before they were added. */
    subjects: z
      .array(
        z.looseObject({
          subjectName: z.string(),
          /** Marks in this subject; missing in events published before it was added. */
          score: z.number().optional(),
          correct: z.number().int(),
          wrong: z.number().int(),
          blank: z.number().int(),
        }),
      )
      .optional(),
    /** Milliseconds between start and submit, never beyond the deadline. */
    durationMs: z.number(),
    dateTaken: isoTime,
    submittedAt: isoTime,
    scoreVersion: z.number().int(),
    /** Score with GPA parts and deduction, where the marking scheme has them. */
    meritScore: z.number().optional(),
    /** The score is shown to its student from this time on; null or missing: at once. */
    scoreVisibleFrom: isoTime.nullish(),
  }),
});

/** The first attempt at a campaign's exam was started: its paper, points and start are frozen from now on. Once for each exam. */
export const examStarted = defineEvent({
  name: 'exams.exam.started.v1',
  data: z.looseObject({
    examKind,
    examId: id,
    startedAt: isoTime,
    /** Milliseconds after the end in which answers count, for all students of the exam; missing in older events: 3000. */
    graceMs: z.number().int().optional(),
  }),
});

/** An attempt at a ranked exam has begun: its registration can no longer be given back. Once for each attempt. */
export const attemptBegun = defineEvent({
  name: 'exams.attempt.begun.v1',
  data: z.looseObject({
    attemptId: id,
    examKind,
    examId: id,
    /** For a participant the id of the registration. */
    studentId: id,
    startedAt: isoTime,
  }),
});

/**
 * A campaign's exam is sat beyond its end: its desk gave more time, or reopened an attempt. Published once for each later time,
 * and before anybody has that time.
 */
export const examExtended = defineEvent({
  name: 'exams.exam.extended.v1',
  data: z.looseObject({
    examId: id,
    campaignId: id,
    /** The end of the last sitting. */
    until: isoTime,
  }),
});

const publishedQuestion = z.looseObject({
  _id: id,
  question: z.string(),
  points: z.number(),
  explanation: z.string(),
  options: z.array(z.looseObject({ _id: id, text: z.string(), isCorrect: z.boolean() })),
  /** The question of the bank from which it was copied; missing: it was typed, or the event is older than the field. */
  bankQuestionId: id.optional(),
});

/** An exam of a course with its key, and the paper that it is sat by; a higher version replaces a lower one. `paperId` is the exam's id. */
export const examPaperPublished = defineEvent({
  name: 'exams.paper.published.v1',
  data: z.looseObject({
    paperId: id,
    version: z.number().int(),
    examKind,
    courseId: id,
    unitId: id.nullable(),
    title: z.string(),
    /** Minutes. */
    timeLimit: z.number(),
    totalMarks: z.number(),
    requiredSubjects: z.number().int(),
    negativeMarkingPercentage: z.number(),
    subjects: z.array(
      z.looseObject({ subjectName: z.string(), mandatory: z.boolean(), mcqs: z.array(publishedQuestion) }),
    ),
    /** null: at any time. */
    window: z.object({ opensAt: isoTime, closesAt: isoTime.nullable() }).nullable(),
    examType: openEnum(examType.options),
    markingScheme: openObject<z.input<typeof markingScheme>>().optional(),
    order: paperOrder.optional(),
    written: writtenTask.optional(),
    passingScore: z.number().optional(),
    parent: z.looseObject({ type: openEnum(parentTypes), id, title: z.string() }).optional(),
    answersShown: openEnum(answersShown.options).optional(),
    /** The batches to whose members it is addressed; missing: everybody in the course may sit it. */
    batchIds: z.array(id).optional(),
  }),
});

/** The exam is no longer offered. Open attempts continue. */
export const examPaperWithdrawn = defineEvent({
  name: 'exams.paper.withdrawn.v1',
  data: z.looseObject({ paperId: id, version: z.number().int() }),
});

/** A student is to be mailed one of `notices`. */
export const noticeRequested = defineNoticeEvent('exams');

/** An administrator changed something of this service. */
export const auditRecorded = defineAuditEvent('exams');

export const workWaiting = defineWaitingWorkEvent('exams');

/**
 * The key of a question was corrected. The owner of the paper stores the key, so that a later version has it; changed results
 * are published by `exams.exam.submitted.v1`.
 */
export const keyCorrected = defineEvent({
  name: 'exams.key.corrected.v1',
  data: z.looseObject({
    paperId: id,
    examKind,
    /** 2 for the first correction. */
    keyVersion: z.number().int(),
    questionId: id,
    kind: openEnum(['accept', 'change', 'void']),
    /** Ids of the right options before and after the correction; unused for `void`. */
    before: z.array(id),
    correct: z.array(id),
    reason: z.string(),
    correctedAt: isoTime,
  }),
});
