import { pending, type PendingEvent } from '@pathshala/service-kit/events/aggregate';
import { noticeRequested } from '@pathshala/svc-catalog-contract/events';
import { assignmentNotice } from '@pathshala/svc-catalog-contract/notices';
import type { BatchDirectory } from '../../batches/index.ts';
import type { CourseMembers } from '../../enrolments/index.ts';
import type { Assignment } from '../domain/assignment.ts';
import type { AssignmentCourses, Assignments } from '../ports.ts';

interface AnnounceAssignmentsDependencies {
  readonly assignments: Pick<Assignments, 'find' | 'update' | 'listAnnounceDue'>;
  readonly courses: AssignmentCourses;
  readonly courseMembers: CourseMembers;
  readonly batchDirectory: Pick<BatchDirectory, 'membersOf'>;
  readonly now: () => number;
}

const assignmentsAtOnce = 20;

/** The notices of this many students are stored with the assignment until they are published. */
const studentsAtOnce = 200;

function noticeOf(assignment: Assignment, courseName: string) {
  const { _id, title, dueDate } = assignment;
  const values = { title, courseName, dueDate, path: `/assignments/view/${_id}` };
  return (studentId: string): PendingEvent =>
    pending(noticeRequested, assignmentNotice.request(studentId, values));
}

/**
 * The job `announce-assignments`: mails the students of the course about an assignment, in batches; each write also stores the
 * position. A crash, or another process, repeats and skips nobody.
 */
export function announceAssignments(deps: AnnounceAssignmentsDependencies) {
  const { assignments, courses, courseMembers, batchDirectory, now } = deps;

  /** Null: everybody in the course. */
  async function addressees({ batchIds = [] }: Assignment): Promise<ReadonlySet<string> | null> {
    if (batchIds.length === 0) return null;
    const members = await Promise.all(batchIds.map((batchId) => batchDirectory.membersOf(batchId)));
    return new Set(members.flat());
  }

  /** False: no mails are due any more. */
  async function announceSome(found: Assignment): Promise<boolean> {
    const course = await courses.find(found.courseId);
    const isOver = course === null || Date.parse(found.dueDate) <= now();
    const after = found.announcedUpTo ?? '';
    const members = isOver ? [] : await courseMembers.after(found.courseId, after, studentsAtOnce);
    const last = members.at(-1);
    const notice = noticeOf(found, course?.courseName ?? '');
    const wanted = await addressees(found);
    const mailed = members.filter(({ studentId }) => wanted?.has(studentId) ?? true);
    await assignments.update(found._id, (stored) => {
      if ((stored.announcedUpTo ?? '') !== after || stored.courseId !== found.courseId) return null;
      if (last === undefined) return { state: { ...stored, announceDueAt: null } };
      return {
        state: { ...stored, announcedUpTo: last.enrolmentId },
        events: mailed.map(({ studentId }) => notice(studentId)),
      };
    });
    return last !== undefined;
  }

  return async (): Promise<void> => {
    for (const id of await assignments.listAnnounceDue(now(), assignmentsAtOnce)) {
      let found = await assignments.find(id);
      while (found !== null && found.deletedAt === null && (await announceSome(found))) {
        found = await assignments.find(id);
      }
    }
  };
}
