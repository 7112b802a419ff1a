import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { BatchDirectory } from '../../batches/index.ts';
import type {
  CourseLookup,
  CourseMembers,
  EnrolmentStatuses,
  ManyEnrolments,
} from '../../enrolments/index.ts';
import type { ClassAudience } from '../ports.ts';

interface ClassAudienceDependencies {
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly courseMembers: CourseMembers;
  /** Finds courses of every kind. */
  readonly courseLookup: CourseLookup;
  readonly batchDirectory: BatchDirectory;
  readonly manyEnrolments: Pick<ManyEnrolments, 'check'>;
}

const notFound = (code: string, field: string) =>
  new DomainError('not-found', code, { fields: { [field]: code } });

function inBatches({ batchDirectory }: Pick<ClassAudienceDependencies, 'batchDirectory'>) {
  return {
    async require(batchId: string, courseId: string) {
      const batch = await batchDirectory.find(batchId);
      if (batch === null) throw notFound('catalog.batch-not-found', 'batchId');
      const [first = ''] = batch.courseIds;
      if (courseId !== '' && !batch.courseIds.includes(courseId)) {
        throw new DomainError('invalid', 'catalog.class.batch', {
          fields: { batchId: 'catalog.class.batch' },
        });
      }
      return { batchName: batch.name, courseId: courseId === '' ? first : courseId };
    },
    async studentsAfter(batchId: string, position: string, limit: number) {
      const ids = [...(await batchDirectory.membersOf(batchId))].filter((id) => id > position).toSorted();
      return ids.slice(0, limit).map((studentId) => ({ position: studentId, studentId }));
    },
  };
}

/** The students of a class by their enrolments and batches. */
export function createClassAudience(deps: ClassAudienceDependencies): ClassAudience {
  const { enrolmentStatuses, courseMembers, courseLookup, batchDirectory, manyEnrolments } = deps;
  const batches = inBatches(deps);
  return {
    async isInvited(caller, { courseId, batchId }) {
      if ((await courseLookup.find(courseId)) === null) return false;
      if (batchId === '') return (await enrolmentStatuses.one(caller, courseId)).isEnrolled;
      return (await batchDirectory.batchesOf(caller.userId ?? '')).includes(batchId);
    },
    async invitedOf({ courseId, batchId }, studentIds) {
      if (batchId !== '') return new Set(await batchDirectory.membersOf(batchId));
      return (await manyEnrolments.check(courseId, studentIds)).enrolled;
    },
    async placesOf(studentId) {
      const enrolled = await enrolmentStatuses.courseIdsOf(studentId);
      const found = await Promise.all(enrolled.map((courseId) => courseLookup.find(courseId)));
      const courses = found.filter((course) => course !== null);
      const courseNames = new Map(courses.map(({ courseId, courseName }) => [courseId, courseName]));
      const batchIds = await batchDirectory.batchesOf(studentId);
      return { courseIds: [...courseNames.keys()], courseNames, batchIds };
    },
    async placeOf({ courseId: chosen, batchId }) {
      const { batchName, courseId } =
        batchId === '' ? { batchName: '', courseId: chosen } : await batches.require(batchId, chosen);
      const course = await courseLookup.find(courseId);
      if (course === null) throw notFound('catalog.course-not-found', 'courseId');
      return { courseId, courseName: course.courseName, batchId, batchName };
    },
    async studentsAfter({ courseId, batchId }, position, limit) {
      if (batchId !== '') return batches.studentsAfter(batchId, position, limit);
      const members = await courseMembers.after(courseId, position, limit);
      return members.map(({ enrolmentId, studentId }) => ({ position: enrolmentId, studentId }));
    },
  };
}
