import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { plainText } from '@pathshala/contract-kit/text';
import { z } from 'zod';

export const courseKind = z.enum(['admission', 'academic']);
export const enrolmentCategory = z.enum(['admissionPrep', 'academic']);

/** `category` is accepted but not used: the answer has the course's own. */
export const enrolInput = z.strictObject({
  studentId: id,
  courseId: id,
  category: enrolmentCategory.optional(),
});

export const enrolledCourse = z.object({
  enrolmentId: id,
  courseId: id,
  courseKind,
  category: enrolmentCategory,
  name: z.string(),
  courseCode: z.string(),
  courseThumbnail: z.string(),
  enrolledAt: isoTime,
  /** Past years of the course that the student has sat at least once; `total` counts all of them. */
  completed: z.number(),
  total: z.number(),
  /** Percent, 0 to 100. */
  progress: z.number(),
  /** The last day of the student in the course, in Dhaka (`2026-01-31`); null: it has none. */
  accessUntil: z.iso.date().nullish(),
});

export type EnrolledCourse = z.output<typeof enrolledCourse>;

export const enrolled = enrolledCourse.extend({ message: z.string() });

/** A student's place in a course, as an administrator sees it. The name is read from svc-auth. */
export const courseStudent = z.object({
  /** The id of the enrolment. */
  _id: id,
  studentId: id,
  courseId: id,
  courseKind,
  courseName: z.string(),
  enrolledAt: isoTime,
  /** null while the enrolment holds. */
  endedAt: isoTime.nullable(),
  /** The reason for the end, as the student read it; empty while the enrolment holds. */
  endReason: z.string(),
  /** The last day of the student in the course, in Dhaka (`2026-01-31`); null: it has none. */
  accessUntil: z.iso.date().nullish(),
});

export type CourseStudent = z.output<typeof courseStudent>;

export const unenrolInput = z.strictObject({
  /** The student reads the reason. */
  reason: plainText({ max: 500, required: true }),
});

/** The reason is for other administrators: it is in the audit log. */
export const accessUntilInput = z.strictObject({
  /** The last day, in Dhaka (`2026-01-31`); null: for good. */
  accessUntil: z.iso.date().nullable(),
  reason: plainText({ max: 500, required: true }),
});
