import { DuplicateKeyError } from '@pathshala/service-kit/documents';
import { DomainError } from '@pathshala/service-kit/errors';
import { pending } from '@pathshala/service-kit/events';
import { studentEnrolled } from '../../../contract/events.ts';
import { beginEnrolment, demandEnrollable } from '../domain/enrol.ts';
import type { EnrollableCourse, Enrolment } from '../domain/enrolment.ts';
import { enrolmentId } from './enrolment-id.ts';
import type { Enrollables, Enrolments } from './ports.ts';

export interface EnrolDependencies {
  readonly enrolments: Enrolments;
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

/** CAT-04. Refuses in the order of spec §5: unknown course, already enrolled, closed, not free. */
export function enrol({ enrolments, enrollables, now }: EnrolDependencies) {
  return async (command: {
    studentId: string;
    courseId: string;
  }): Promise<{ enrolment: Enrolment; course: EnrollableCourse }> => {
    const { studentId, courseId } = command;
    const course = await enrollables.find(courseId);
    if (!course) throw new DomainError('not-found', 'catalog.course-not-found');
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
