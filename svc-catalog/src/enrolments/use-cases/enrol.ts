import { DomainError } from '@pathshala/contract-kit/domain-error';
import { beginEnrolment, requireEnrollable } from '../domain/enrol.ts';
import { holds, type EnrollableCourse, type Enrolment } from '../domain/enrolment.ts';
import type { CourseLookup, Enrolments, Students } from '../ports.ts';
import { enrolledNoticeEvent } from './enrolment-events.ts';
import { enrolmentId, storeEnrolment } from './store-enrolment.ts';

interface EnrolDependencies {
  readonly enrolments: Enrolments;
  readonly students: Students;
  readonly courses: CourseLookup;
  readonly now: () => number;
}

/** An enrolment with the current facts of its course. */
export interface EnrolmentInCourse {
  readonly enrolment: Enrolment;
  readonly course: EnrollableCourse;
}

const alreadyEnrolled = () => new DomainError('conflict', 'catalog.already-enrolled');

/** A caller's own session proves that the account exists, even before its event has arrived. */
async function requireStudent(students: Students, studentId: string, isSelf: boolean): Promise<void> {
  if (await students.exists(studentId)) return;
  if (isSelf) await students.add(studentId);
  if (!isSelf || !(await students.exists(studentId))) {
    throw new DomainError('not-found', 'catalog.student-not-found');
  }
}

/** CAT-04. Rejects in the order of spec §5: unknown course or student, already enrolled, closed, not free. */
export function enrol({ enrolments, courses, students, now }: EnrolDependencies) {
  return async (command: {
    studentId: string;
    courseId: string;
    /** The id of the calling account. */
    callerId: string | null;
  }): Promise<EnrolmentInCourse> => {
    const { studentId, courseId, callerId } = command;
    const course = await courses.find(courseId);
    if (!course) throw new DomainError('not-found', 'catalog.course-not-found');
    await requireStudent(students, studentId, callerId === studentId);
    const _id = enrolmentId(studentId, courseId);
    const known = await enrolments.find(_id);
    if (known !== null && holds(known)) throw alreadyEnrolled();
    requireEnrollable(course);
    const enrolledAt = new Date(now()).toISOString();
    const begun = beginEnrolment(course, { _id, studentId, enrolledAt });
    const notices = (begins: Enrolment) => (callerId === studentId ? [] : [enrolledNoticeEvent(begins)]);
    const enrolment = await storeEnrolment(enrolments, { begun, course, notices });
    if (enrolment === null) throw alreadyEnrolled();
    return { enrolment, course };
  };
}
