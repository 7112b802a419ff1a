import { isInserted } from '@pathshala/documents/insert-once';
import { beginEnrolment } from '../domain/enrol.ts';
import type { Enrolments, PaidEnrolments, Students } from '../ports.ts';
import { studentEnrolledEvent } from './enrolment-events.ts';
import { enrolmentId } from './enrolment-id.ts';

export interface EnrolPaidDependencies {
  readonly enrolments: Enrolments;
  readonly students: Students;
  readonly now: () => number;
}

/** The id of the enrolment is derived, so that a repeated call conflicts with the first. */
export function createPaidEnrolments({ enrolments, students, now }: EnrolPaidDependencies): PaidEnrolments {
  return {
    async enrol({ studentId, course }) {
      // The student sent the claim in a session, possibly before the event of the account arrived.
      await students.add(studentId);
      if (!(await students.exists(studentId))) return;
      const enrolledAt = new Date(now()).toISOString();
      const _id = enrolmentId(studentId, course.courseId);
      const enrolment = beginEnrolment(course, { _id, studentId, enrolledAt });
      await isInserted(enrolments.insert(enrolment, [studentEnrolledEvent(enrolment)]));
    },
  };
}
