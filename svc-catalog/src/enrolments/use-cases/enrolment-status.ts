import { DomainError } from '@pathshala/contract-kit/domain-error';
import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { CourseAccess, EnrolmentCounts, EnrolmentStatuses } from '../ports.ts';

export function createEnrolmentStatuses(
  enrolments: EnrolmentCounts,
  access: CourseAccess,
): EnrolmentStatuses {
  async function countsOf(courseIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return new Map(
      await Promise.all(
        courseIds.map(async (id): Promise<[string, number]> => [id, await enrolments.countOfCourse(id)]),
      ),
    );
  }
  const statuses: EnrolmentStatuses = {
    async requireAccess({ userId }, courseId) {
      const isEnrolled = userId !== null && (await enrolments.enrolledIn(userId, [courseId])).has(courseId);
      if (!isEnrolled) throw new DomainError('forbidden', 'catalog.not-enrolled');
      await access.requireOpen(userId, courseId);
    },
    enrolledCount: (courseId) => enrolments.countOfCourse(courseId),
    courseIdsOf: (studentId) => enrolments.courseIdsOf(studentId),
    async one(caller, courseId) {
      const [statusOf, enrolledCount] = await Promise.all([
        statuses.many(caller, [courseId]),
        enrolments.countOfCourse(courseId),
      ]);
      return { ...statusOf(courseId), enrolledCount };
    },
    async many(caller, courseIds) {
      const { userId } = caller;
      const enrolledIn: ReadonlySet<string> =
        userId === null ? new Set() : await enrolments.enrolledIn(userId, courseIds);
      const counts = holdsPermission(caller, [permissions.questions, permissions.support])
        ? await countsOf(courseIds)
        : new Map<string, number>();
      return (courseId) => {
        const enrolledCount = counts.get(courseId);
        return {
          isEnrolled: enrolledIn.has(courseId),
          ...(enrolledCount === undefined ? {} : { enrolledCount }),
        };
      };
    },
  };
  return statuses;
}
