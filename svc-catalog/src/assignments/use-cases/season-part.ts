import { firstEditMark } from '@pathshala/back-office/edit-mark';
import { movedDate } from '@pathshala/rules/moved-dates';
import { derivedId } from '@pathshala/service-kit/platform/derived-id';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import { allPages, type CourseCopy, type SeasonPart, seasonDates } from '../../copies/index.ts';
import type { Assignment } from '../domain/assignment.ts';
import { authorAssignment } from '../domain/author-assignment.ts';
import type { Assignments } from '../ports.ts';

interface SeasonPartDependencies {
  readonly assignments: Pick<Assignments, 'insert' | 'list'>;
}

/** Null: the batches that it is addressed to, or its subject, are not in the copy. */
function copyOf(
  assignment: Assignment,
  copy: CourseCopy,
  ids: ReadonlyMap<string, string>,
): Assignment | null {
  const { _id, title, description, dueDate, assignmentType, maxScore, criteria, ...more } = assignment;
  const { instructions, submissionLink, subjectId, batchIds = [] } = more;
  const copiedBatches = batchIds.flatMap((batchId) => ids.get(batchId) ?? []);
  const copiedSubject = subjectId === '' ? '' : ids.get(subjectId);
  if (copiedSubject === undefined || (batchIds.length > 0 && copiedBatches.length === 0)) return null;
  const details = {
    title,
    description,
    dueDate: movedDate(dueDate, copy.days),
    assignmentType,
    maxScore,
    criteria,
    instructions,
    submissionLink,
    courseId: copy._id,
    subjectId: copiedSubject,
    batchIds: copiedBatches,
  };
  return authorAssignment(details, { _id: derivedId('assignment', copy._id, _id), createdAt: copy.copiedAt });
}

/** The assignments of a course, for its copy. Nobody is mailed: the copy has no students. */
export function createSeasonPart({ assignments }: SeasonPartDependencies): SeasonPart {
  const ofCourse = (courseId: string) =>
    allPages((page) => assignments.list({ ...page, courseIds: [courseId], sort: 'due' }));
  return {
    kind: 'assignment',
    async dates(courseId) {
      const found = await ofCourse(courseId);
      return found.flatMap(({ title, dueDate: due }) => seasonDates({ kind: 'assignment', title }, { due }));
    },
    async copy(copy, ids) {
      const mark = firstEditMark({ id: copy.editorId, name: copy.editorName }, copy.copiedAt);
      const made = new Map<string, string>();
      for (const assignment of await ofCourse(copy.fromCourseId)) {
        const copied = copyOf(assignment, copy, ids);
        if (copied === null) continue;
        await isInserted(assignments.insert({ ...copied, ...mark }));
        made.set(assignment._id, copied._id);
      }
      return made;
    },
  };
}
