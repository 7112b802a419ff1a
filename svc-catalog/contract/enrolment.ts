import { id, isoTime } from '@pathshala/contract-kit/scalars';
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
});

export type EnrolledCourse = z.output<typeof enrolledCourse>;

export const enrolled = enrolledCourse.extend({ message: z.string() });
