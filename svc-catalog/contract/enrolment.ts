import { id, isoTime } from '@pathshala/contract-kit/scalars';
import { z } from 'zod';

export const courseKind = z.enum(['admission', 'academic']);
export const enrolmentCategory = z.enum(['admissionPrep', 'academic']);

/** The category of the answer is the course's own, whatever was sent. */
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
  /** Past years sat at least once, of those the course has. */
  completed: z.number(),
  total: z.number(),
  /** Percent, 0 to 100. */
  progress: z.number(),
});

export type EnrolledCourse = z.output<typeof enrolledCourse>;

export const enrolled = enrolledCourse.extend({ message: z.string() });
