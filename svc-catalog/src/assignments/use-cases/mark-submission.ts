import { DomainError } from '@pathshala/contract-kit/domain-error';
import { pending } from '@pathshala/service-kit/events/aggregate';
import { nextEditMark, type Editor } from '@pathshala/back-office/edit-mark';
import { noticeRequested } from '@pathshala/svc-catalog-contract/events';
import { assignmentGradedNotice } from '@pathshala/svc-catalog-contract/notices';
import type { Assignment } from '../domain/assignment.ts';
import { marksOf, type ProposedMarks } from '../domain/mark-work.ts';
import type { GivenMarks, Submission } from '../domain/submission.ts';
import { extended } from '../domain/extension.ts';
import type { AssignmentCourses, Assignments, Extensions, Submissions } from '../ports.ts';
import { workChangedEvent } from './work-changed-event.ts';
import { requireAssignment } from './require-assignment.ts';

interface MarkSubmissionDependencies {
  readonly assignments: Pick<Assignments, 'find'>;
  readonly submissions: Submissions;
  readonly extensions: Pick<Extensions, 'find'>;
  readonly courses: AssignmentCourses;
  readonly now: () => number;
}

interface MarkSubmissionCommand {
  readonly id: string;
  readonly proposed: ProposedMarks;
  /** The revision that the marker has read: the student may have replaced the hand-in since. */
  readonly rev: number | undefined;
  readonly editor: Editor;
}

function gradedEvent(
  { studentId }: Submission,
  marks: GivenMarks,
  about: { assignment: Assignment; courseName: string },
) {
  const { assignment, courseName } = about;
  const { score, maxScore, feedback } = marks;
  const path = `/assignments/view/${assignment._id}`;
  const values = { title: assignment.title, courseName, path, score, maxScore, hasFeedback: feedback !== '' };
  return pending(noticeRequested, assignmentGradedNotice.request(studentId, values));
}

/** The same write mails the student when the score or the feedback has changed. */
export function markSubmission(deps: MarkSubmissionDependencies) {
  const { assignments, submissions, courses, extensions, now } = deps;
  return async (
    command: MarkSubmissionCommand,
  ): Promise<{ assignment: Assignment; submission: Submission }> => {
    const { id, proposed, rev, editor } = command;
    const found = await submissions.find(id);
    if (found === null) throw new DomainError('not-found', 'catalog.submission-not-found');
    const assignment = requireAssignment(await assignments.find(found.assignmentId));
    const courseName = (await courses.find(assignment.courseId))?.courseName ?? '';
    const markedAt = new Date(now()).toISOString();
    const marks = marksOf(assignment, proposed, markedAt);
    const submission = await submissions.update(id, (stored) => {
      const mark = nextEditMark(stored, editor, { rev, now: markedAt });
      const before = stored.marks;
      const isNews = before?.score !== marks.score || before.feedback !== marks.feedback;
      return {
        state: { ...stored, isMarked: true, marks, ...mark },
        events: isNews
          ? [
              gradedEvent(stored, marks, { assignment, courseName }),
              ...(assignment.courseId === '' ? [] : [workChangedEvent(assignment, { ...stored, marks })]),
            ]
          : [],
      };
    });
    return { assignment: extended(assignment, await extensions.find(id)), submission };
  };
}
