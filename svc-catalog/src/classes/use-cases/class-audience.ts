import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { CourseLookup, CourseMembers, EnrolmentStatuses } from '../../enrolments/index.ts';
import type { ClassAudience } from '../ports.ts';

interface ClassAudienceDependencies {
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly courseMembers: CourseMembers;
  /** Finds courses of every kind. */
  readonly courseLookup: CourseLookup;
}

const notFound = (code: string, field: string) =>
  new DomainError('not-found', code, { fields: { [field]: code } });

/** The students of a class by their enrolments. */
export function createClassAudience(deps: ClassAudienceDependencies): ClassAudience {
  const { enrolmentStatuses, courseMembers, courseLookup } = deps;
  return {
    async isInvited(caller, { courseId }) {
      const { isEnrolled } = await enrolmentStatuses.one(caller, courseId);
      return isEnrolled && (await courseLookup.find(courseId)) !== null;
    },
    async placesOf(studentId) {
      const enrolled = await enrolmentStatuses.courseIdsOf(studentId);
      const found = await Promise.all(enrolled.map((courseId) => courseLookup.find(courseId)));
      const courses = found.filter((course) => course !== null);
      const courseNames = new Map(courses.map(({ courseId, courseName }) => [courseId, courseName]));
      return { courseIds: [...courseNames.keys()], courseNames, batchIds: [] };
    },
    async nameOf({ courseId, batchId }) {
      const course = await courseLookup.find(courseId);
      if (course === null) throw notFound('catalog.course-not-found', 'courseId');
      if (batchId !== '') throw notFound('catalog.batch-not-found', 'batchId');
      return { courseName: course.courseName, batchName: '' };
    },
    async studentsAfter({ courseId }, position, limit) {
      const members = await courseMembers.after(courseId, position, limit);
      return members.map(({ enrolmentId, studentId }) => ({ position: enrolmentId, studentId }));
    },
  };
}
