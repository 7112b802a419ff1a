import { DomainError } from '@pathshala/contract-kit/domain-error';
import { beginEnrolment, requireOpen } from '../domain/enrol.ts';
import type { CourseLookup, EnrolmentCounts, Enrolments, ManyEnrolments, Students } from '../ports.ts';
import type { Enrolment } from '../domain/enrolment.ts';
import { endStored } from './end-enrolment.ts';
import { enrolledNoticeEvent } from './enrolment-events.ts';
import { enrolmentId, storeEnrolment } from './store-enrolment.ts';

interface EnrolManyDependencies {
  readonly enrolments: Pick<Enrolments, 'find' | 'insert' | 'update'>;
  readonly counts: Pick<EnrolmentCounts, 'enrolledOf'>;
  readonly students: Pick<Students, 'exists' | 'existing'>;
  readonly courses: CourseLookup;
}

/** The id of an enrolment is derived, so that a repeated call conflicts with the first. */
export function createManyEnrolments(deps: EnrolManyDependencies): ManyEnrolments {
  const { enrolments, counts, students, courses } = deps;
  return {
    async requireOpenCourse(courseId) {
      const course = await courses.find(courseId);
      if (course === null) throw new DomainError('not-found', 'catalog.course-not-found');
      requireOpen(course);
      return course;
    },
    findCourse: (courseId) => courses.find(courseId),
    async check(courseId, studentIds) {
      const [existing, enrolled] = await Promise.all([
        students.existing(studentIds),
        counts.enrolledOf(courseId, studentIds),
      ]);
      return { existing, enrolled };
    },
    async enrol({ studentId, course, enrolledAt }) {
      const _id = enrolmentId(studentId, course.courseId);
      if (!(await students.exists(studentId))) return 'unknown';
      const begun = beginEnrolment(course, { _id, studentId, enrolledAt });
      const notices = (begins: Enrolment) => [enrolledNoticeEvent(begins)];
      if ((await storeEnrolment(enrolments, { begun, course, notices })) !== null) return 'enrolled';
      // The same time means the same order: the call was repeated after a crash.
      return (await enrolments.find(_id))?.enrolledAt === enrolledAt ? 'enrolled' : 'already';
    },
    async end({ studentId, courseId, at, reason }) {
      const _id = enrolmentId(studentId, courseId);
      const known = await enrolments.find(_id);
      // A late repeat does not end an enrolment that was begun again since.
      if (known === null || known.enrolledAt > at) return;
      await endStored(enrolments, _id, { at, reason, isMailed: true });
    },
  };
}
