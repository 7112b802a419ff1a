import type { Editor } from '@pathshala/back-office/edit-mark';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { BatchDirectory } from '../../batches/index.ts';
import type { Caller, EnrolmentStatuses } from '../../enrolments/index.ts';
import type { Assignment } from '../domain/assignment.ts';
import { type Extension, requireLonger } from '../domain/extension.ts';
import type { Assignments, Extensions } from '../ports.ts';
import { submissionId } from './hand-in.ts';
import { studentsWithin } from './limited-assignments.ts';
import { requireAssignment } from './require-assignment.ts';
import type { RequireMember } from './require-member.ts';

interface ExtendDeadlineDependencies {
  readonly assignments: Pick<Assignments, 'find' | 'list'>;
  readonly extensions: Extensions;
  readonly requireMember: RequireMember;
  readonly enrolmentStatuses: Pick<EnrolmentStatuses, 'courseIdsOf'>;
  readonly batchDirectory: Pick<BatchDirectory, 'batchesOf' | 'reachOf' | 'studentsOf'>;
  readonly now: () => number;
}

export interface ExtendedAssignment {
  readonly assignment: Assignment;
  readonly extension: Extension;
}

interface ReadExtensionDependencies {
  readonly assignments: Pick<Assignments, 'find'>;
  readonly extensions: Pick<Extensions, 'find'>;
}

/** Also one that was taken back; without any, the reason is empty. */
export function readExtension({ assignments, extensions }: ReadExtensionDependencies) {
  return async (assignmentId: string, studentId: string) => {
    requireAssignment(await assignments.find(assignmentId));
    const found = await extensions.find(submissionId(studentId, assignmentId));
    return { until: found?.until ?? null, reason: found?.reason ?? '' };
  };
}

interface ExtendCommand {
  readonly assignmentId: string;
  readonly studentId: string;
  /** null: the student has the deadline of everybody again. */
  readonly until: string | null;
  readonly reason: string;
  readonly editor: Editor;
  readonly limitedTo?: Caller['limitedTo'];
}

const asStudent = (userId: string): Caller => ({ userId, role: 'student' });

function requireStudent({ requireMember }: ExtendDeadlineDependencies) {
  return async (assignmentId: string, studentId: string): Promise<void> => {
    try {
      await requireMember(assignmentId, asStudent(studentId));
    } catch (error) {
      const isKnown = error instanceof DomainError && error.code !== 'catalog.assignment-not-found';
      if (!isKnown) throw error;
      // Dues pause the access, not the place in the course: more time is given for the day when they are paid.
      if (error.kind === 'payment-required') return;
      throw new DomainError('invalid', 'catalog.extension.not-member');
    }
  };
}

/** The students of the assignment whom limited rights reach; undefined: all. */
function studentsFor({ batchDirectory }: Pick<ExtendDeadlineDependencies, 'batchDirectory'>) {
  return async ({ courseId }: Assignment, limitedTo: Caller['limitedTo']) =>
    limitedTo && studentsWithin({ batchDirectory }, await batchDirectory.reachOf(limitedTo), courseId);
}

/** Lists the extensions of an assignment, the latest change first; with limited rights those of the own students. */
export function listExtensions(
  deps: Pick<ExtendDeadlineDependencies, 'assignments' | 'extensions' | 'batchDirectory'>,
) {
  const reached = studentsFor(deps);
  return async (assignmentId: string, limitedTo?: Caller['limitedTo']): Promise<ExtendedAssignment[]> => {
    const assignment = requireAssignment(await deps.assignments.find(assignmentId));
    const students = await reached(assignment, limitedTo);
    const found = await deps.extensions.ofAssignment(assignmentId);
    return found
      .filter(({ studentId }) => students?.includes(studentId) ?? true)
      .map((extension) => ({ assignment, extension }));
  };
}

/** Gives one student more time, changes it, or takes it back. A repeated call changes nothing. */
export function setExtension(deps: ExtendDeadlineDependencies) {
  const { assignments, extensions, now } = deps;
  const list = listExtensions(deps);
  const require = requireStudent(deps);
  const reached = studentsFor(deps);
  return async (command: ExtendCommand): Promise<ExtendedAssignment[]> => {
    const { assignmentId, studentId, until, reason, editor } = command;
    const assignment = requireAssignment(await assignments.find(assignmentId));
    const students = await reached(assignment, command.limitedTo);
    if (students?.includes(studentId) === false) throw new DomainError('forbidden', 'common.limited-rights');
    const _id = submissionId(studentId, assignmentId);
    const longer = until === null ? null : requireLonger(until, assignment, now());
    if (longer !== null) await require(assignmentId, studentId);
    const changed = { changedAt: new Date(now()).toISOString(), changedBy: editor.name ?? '' };
    const owner = { assignmentId, studentId, editorId: editor.id };
    await extensions.put({ _id, ...owner, until: longer, reason, ...changed });
    return list(assignmentId, command.limitedTo);
  };
}

/** The number of assignments from which an administrator chooses. */
const choices = 50;

/** A student's extensions, and the assignments of the student's courses, the latest due dates first. */
export function listExtensionsOfStudent(deps: ExtendDeadlineDependencies) {
  const { assignments, extensions, enrolmentStatuses, batchDirectory } = deps;
  return async (studentId: string) => {
    const [courseIds, batchIds, given] = await Promise.all([
      enrolmentStatuses.courseIdsOf(studentId),
      batchDirectory.batchesOf(studentId),
      extensions.ofStudent(studentId),
    ]);
    const page = { page: 1, pageSize: choices, sort: '-due' };
    const offered = await assignments.list({ ...page, courseIds, batchIds });
    const ids = given.map(({ assignmentId }) => assignmentId);
    const about = await assignments.list({ ...page, pageSize: Math.max(1, ids.length), ids });
    const byId = new Map(about.items.map((assignment) => [assignment._id, assignment] as const));
    const items = given.flatMap((extension) => {
      const assignment = byId.get(extension.assignmentId);
      return assignment ? [{ assignment, extension }] : [];
    });
    return { items, assignments: offered.items };
  };
}
