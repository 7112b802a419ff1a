import { DuplicateKeyError } from '@pathshala/documents/duplicate-key-error';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { pending } from '@pathshala/service-kit/events/aggregate';
import { studentEnrolled } from '@pathshala/svc-catalog-contract/events';
import { beginEnrolment, demandEnrollable } from '../domain/enrol.ts';
import type { EnrollableCourse, Enrolment } from '../domain/enrolment.ts';
import { enrolmentId } from './enrolment-id.ts';
import type { Enrollables, Enrolments, Students } from './ports.ts';

export interface EnrolDependencies {
  readonly enrolments: Enrolments;
  readonly students: Students;
  readonly enrollables: Enrollables;
  readonly now: () => number;
}

export function announcedEnrolment({ _id, studentId, courseId, enrolledAt, category, ...course }: Enrolment) {
  const { courseKind, courseName, courseCode, courseThumbnail } = course;
  return pending(studentEnrolled, {
    enrolmentId: _id,
    studentId,
    courseId,
    courseKind,
    category,
    courseName,
    courseCode,
    courseThumbnail,
    enrolledAt,
  });
}

const alreadyEnrolled = () => new DomainError('conflict', 'catalog.already-enrolled');

/** A caller's own session proves the account, even before its event has arrived. */
async function demandStudent(students: Students, studentId: string, isSelf: boolean): Promise<void> {
  if (await students.knows(studentId)) return;
  if (isSelf) await students.add(studentId);
  if (!isSelf || !(await students.knows(studentId))) {
    throw new DomainError('not-found', 'catalog.student-not-found');
  }
}

/** CAT-04. Refuses in the order of spec §5: unknown course or student, already enrolled, closed, not free. */
export function enrol({ enrolments, enrollables, students, now }: EnrolDependencies) {
  return async (command: {
    studentId: string;
    courseId: string;
    /** The account that calls. */
    callerId: string | null;
  }): Promise<{ enrolment: Enrolment; course: EnrollableCourse }> => {
    const { studentId, courseId, callerId } = command;
    const course = await enrollables.find(courseId);
    if (!course) throw new DomainError('not-found', 'catalog.course-not-found');
    await demandStudent(students, studentId, callerId === studentId);
    const _id = enrolmentId(studentId, courseId);
    if (await enrolments.find(_id)) throw alreadyEnrolled();
    demandEnrollable(course);
    const enrolledAt = new Date(now()).toISOString();
    const enrolment = beginEnrolment(course, { _id, studentId, enrolledAt });
    try {
      return { enrolment: await enrolments.insert(enrolment, [announcedEnrolment(enrolment)]), course };
    } catch (error) {
      throw error instanceof DuplicateKeyError ? alreadyEnrolled() : error;
    }
  };
}
