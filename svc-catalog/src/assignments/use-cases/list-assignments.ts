import type { BatchDirectory } from '../../batches/index.ts';
import type { Caller, EnrolmentStatuses } from '../../enrolments/index.ts';
import type { AssignmentCourses, AssignmentQuery, Assignments, Extensions, Submissions } from '../ports.ts';
import type { DescribeAssignments, DescribedAssignment } from './describe-assignments.ts';
import { isStaff } from './require-assignment.ts';

interface ListAssignmentsDependencies {
  readonly assignments: Assignments;
  readonly submissions: Submissions;
  readonly extensions: Pick<Extensions, 'ofStudent'>;
  readonly courses: AssignmentCourses;
  readonly enrolmentStatuses: EnrolmentStatuses;
  readonly batchDirectory: Pick<BatchDirectory, 'batchesOf' | 'reachOf'>;
  readonly describe: DescribeAssignments;
  readonly now: () => number;
}

interface ListAssignmentsQuery extends Pick<
  AssignmentQuery,
  'page' | 'pageSize' | 'sort' | 'q' | 'subjectId' | 'assignmentType'
> {
  readonly courseId?: string | undefined;
  /** Only assignments of a whole course. */
  readonly wholeCourse?: 'true' | undefined;
  /** The state for the student: not handed in before or after the due date, or handed in. Administrators see all. */
  readonly show: 'all' | 'due' | 'overdue' | 'done';
}

/** Students find the assignments of their existing courses. */
export function listAssignments(deps: ListAssignmentsDependencies) {
  const { assignments, submissions, courses, enrolmentStatuses, batchDirectory, describe, now } = deps;

  async function visibleCourses(studentId: string, courseId: string | undefined): Promise<string[]> {
    const enrolled = await enrolmentStatuses.courseIdsOf(studentId);
    const wanted = enrolled.filter((id) => courseId === undefined || id === courseId);
    const found = await Promise.all(wanted.map((id) => courses.find(id)));
    return found.flatMap((course) => (course === null ? [] : [course.courseId]));
  }

  async function restrictionsOf(studentId: string, { courseId, show }: ListAssignmentsQuery) {
    const courseIds = await visibleCourses(studentId, courseId);
    const batchIds = await batchDirectory.batchesOf(studentId);
    const own = { courseIds, batchIds };
    if (show === 'all') return own;
    const handedIn = (await submissions.ofStudent(studentId)).map(({ assignmentId }) => assignmentId);
    if (show === 'done') return { ...own, ids: handedIn };
    const time = new Date(now()).toISOString();
    const open = (await deps.extensions.ofStudent(studentId)).filter(({ until }) => (until ?? '') >= time);
    const extendedIds = open.map(({ assignmentId }) => assignmentId);
    return show === 'due'
      ? { ...own, notIds: handedIn, dueFrom: time, extendedIds }
      : { ...own, notIds: [...handedIn, ...extendedIds], dueBefore: time };
  }

  return async (
    query: ListAssignmentsQuery,
    caller: Caller,
  ): Promise<{ items: DescribedAssignment[]; total: number }> => {
    const { courseId, show: _, wholeCourse, ...others } = query;
    const filters = wholeCourse === undefined ? others : { ...others, subjectId: '' };
    const { limitedTo } = caller;
    const within = limitedTo && (await batchDirectory.reachOf(limitedTo));
    const restrictions = isStaff(caller)
      ? { courseIds: courseId === undefined ? undefined : [courseId], within }
      : await restrictionsOf(caller.userId ?? '', query);
    const { items, total } = await assignments.list({ ...filters, ...restrictions });
    return { items: await describe(items, caller), total };
  };
}
