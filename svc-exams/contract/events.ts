import { defineAuditEvent } from '@pathshala/contract-kit/audit';
import { defineEvent } from '@pathshala/contract-kit/event';
import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { defineNoticeEvent } from '@pathshala/contract-kit/notice';
import { openEnum } from '@pathshala/contract-kit/open-enum';
import { z } from 'zod';
import { examKind as knownKind } from './paper.ts';

const examKind = openEnum(knownKind.options);

/** An attempt was submitted, by the student or by the clock; sent again with a higher `scoreVersion` when its result is corrected or its score is shown at another time. */
export const examSubmitted = defineEvent({
  name: 'exams.exam.submitted.v1',
  data: z.looseObject({
    attemptId: id,
    resultId: id,
    studentId: id,
    examKind,
    examId: id,
    courseId: id.nullable(),
    unitId: id.nullable(),
    title: z.string(),
    attemptNo: z.number().int(),
    /** Of a campaign: whether this is the attempt that ranks. Of a past year always; the latest is shown. */
    counts: z.boolean(),
    score: z.number(),
    totalMarks: z.number(),
    correct: z.number().int(),
    wrong: z.number().int(),
    blank: z.number().int(),
    /** Marks that wrong answers cost, 0 or more; missing for attempts stored before it was counted. */
    marksLost: z.number().optional(),
    /** The subjects that count, as they were marked; missing in events published before they were added. */
    subjects: z
      .array(
        z.looseObject({
          subjectName: z.string(),
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
    /** The score is shown to its student from this time on; null or missing: at once. */
    scoreVisibleFrom: isoTime.nullish(),
  }),
});

/** The first attempt at a campaign's exam was started: its paper, points and start are frozen from now on. Once for each exam. */
export const examStarted = defineEvent({
  name: 'exams.exam.started.v1',
  data: z.looseObject({ examKind, examId: id, startedAt: isoTime }),
});

/** A student is to be mailed one of `notices`. */
export const noticeRequested = defineNoticeEvent('exams');

/** An administrator changed something of this service. */
export const auditRecorded = defineAuditEvent('exams');
