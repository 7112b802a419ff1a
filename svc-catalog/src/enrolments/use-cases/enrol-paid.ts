import { beginEnrolment } from '../domain/enrol.ts';
import type { CourseLookup, Enrolments, PaidEnrolments, Students } from '../ports.ts';
import { endStored } from './end-enrolment.ts';
import { enrolmentId, storeEnrolment } from './store-enrolment.ts';

interface EnrolPaidDependencies {
  readonly enrolments: Enrolments;
  readonly students: Students;
  readonly courses: CourseLookup;
  readonly now: () => number;
}

export function createPaidEnrolments(deps: EnrolPaidDependencies): PaidEnrolments {
  const { enrolments, students, courses, now } = deps;
  return {
    async enrol({ studentId, course }) {
      // The student sent the claim in a session, possibly before the event of the account arrived.
      await students.add(studentId);
      if (!(await students.exists(studentId))) return;
      const enrolledAt = new Date(now()).toISOString();
      const _id = enrolmentId(studentId, course.courseId);
      const begun = beginEnrolment(course, { _id, studentId, enrolledAt });
      await storeEnrolment(enrolments, { begun, course: await courses.find(course.courseId) });
    },
    async takeBack({ studentId, courseId, reason }) {
      const at = new Date(now()).toISOString();
      await endStored(enrolments, enrolmentId(studentId, courseId), { at, reason, isMailed: false });
    },
  };
}
