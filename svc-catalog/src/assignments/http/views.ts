import type { extension as extensionView } from '@pathshala/svc-catalog-contract/assignment-extensions';
import { editedView } from '@pathshala/contract-kit/edited';
import type {
  AssignmentForAdmin,
  AssignmentForStudent,
  AssignmentInput,
  AssignmentItem,
  OwnSubmission,
  SubmissionForMarker,
} from '@pathshala/svc-catalog-contract/assignment';
import type { z } from 'zod';
import { isLate, type Assignment } from '../domain/assignment.ts';
import type { AssignmentDraft } from '../domain/author-assignment.ts';
import type { Submission } from '../domain/submission.ts';
import type { ExtendedAssignment } from '../use-cases/extend-deadline.ts';
import type { DescribedAssignment } from '../use-cases/describe-assignments.ts';

export function draftOf(input: AssignmentInput): AssignmentDraft {
  const { title, description, dueDate, assignmentType, maxScore = null, criteria } = input;
  const { instructions, submissionLink, courseId, subjectId, batchIds } = input;
  return {
    title,
    description,
    dueDate,
    assignmentType,
    maxScore,
    criteria,
    instructions,
    submissionLink,
    courseId,
    subjectId,
    batchIds,
  };
}

function viewDetails({ assignment, course }: DescribedAssignment) {
  const { courseId, subjectId, criteria } = assignment;
  return {
    _id: assignment._id,
    title: assignment.title,
    description: assignment.description,
    dueDate: assignment.dueDate,
    assignmentType: assignment.assignmentType,
    maxScore: assignment.maxScore,
    criteria: criteria.map(({ name, maxScore }) => ({ name, maxScore })),
    instructions: assignment.instructions,
    submissionLink: assignment.submissionLink,
    courseId,
    courseName: course?.courseName ?? '',
    subjectId,
    subjectName: course?.subjects.find(({ _id }) => _id === subjectId)?.title ?? '',
  };
}

function viewOwn(assignment: Assignment, own: Submission | null): AssignmentForStudent['own'] {
  if (own === null) return { state: 'none', isLate: false, score: null };
  const late = isLate(own.handedInAt, assignment.dueDate);
  if (own.marks !== null) return { state: 'marked', isLate: late, score: own.marks.score };
  return { state: late ? 'late' : 'handed-in', isLate: late, score: null };
}

export function viewForAdmin(described: DescribedAssignment): AssignmentForAdmin {
  const { assignment, counts } = described;
  return {
    ...viewDetails(described),
    batchIds: [...(assignment.batchIds ?? [])],
    createdAt: assignment.createdAt,
    submissionCount: counts?.all ?? 0,
    unmarkedCount: counts?.unmarked ?? 0,
    ...editedView(assignment.edited),
  };
}

export function viewExtension({ assignment, extension }: ExtendedAssignment): z.input<typeof extensionView> {
  const { assignmentId, studentId, until, reason, changedAt, changedBy } = extension;
  const { title, dueDate } = assignment;
  return { assignmentId, title, studentId, until: until ?? dueDate, dueDate, reason, changedAt, changedBy };
}

const noTexts = { description: '', instructions: '', submissionLink: '', criteria: [] };

/** The assignment with counts for administrators who author or mark, and with the caller's hand-in for others. */
export function viewAssignment(described: DescribedAssignment): AssignmentForAdmin | AssignmentForStudent {
  if (described.counts !== null) return viewForAdmin(described);
  const { assignment, own, lock, regularDueDate } = described;
  const details = viewDetails(described);
  // The texts of a closed assignment are shown to those who have handed it in.
  const shown = lock !== null && own === null ? { ...details, ...noTexts } : details;
  return {
    ...shown,
    own: viewOwn(assignment, own),
    ...(regularDueDate !== null && { regularDueDate }),
    ...(lock && { lock: { ...lock } }),
  };
}

export function viewItem(described: DescribedAssignment): AssignmentItem {
  const { assignment, counts, own, lock, regularDueDate } = described;
  const details = viewDetails(described);
  return {
    _id: details._id,
    title: details.title,
    dueDate: details.dueDate,
    assignmentType: details.assignmentType,
    maxScore: details.maxScore,
    courseId: details.courseId,
    courseName: details.courseName,
    subjectId: details.subjectId,
    subjectName: details.subjectName,
    ...(counts === null
      ? {
          own: viewOwn(assignment, own),
          ...(regularDueDate !== null && { regularDueDate }),
          ...(lock && { lock: { ...lock } }),
        }
      : {
          createdAt: assignment.createdAt,
          submissionCount: counts.all,
          unmarkedCount: counts.unmarked,
        }),
  };
}

interface HandedIn {
  readonly assignment: Assignment;
  readonly submission: Submission;
}

export function viewSubmission({ assignment, submission }: HandedIn): OwnSubmission {
  const { _id, assignmentId, text, link, file, pages = [], groupMembers, handedInAt, marks } = submission;
  return {
    _id,
    assignmentId,
    text,
    link,
    file,
    pages: [...pages],
    groupMembers,
    handedInAt,
    isLate: isLate(handedInAt, assignment.dueDate),
    marks: marks && {
      score: marks.score,
      maxScore: marks.maxScore,
      criteria: marks.criteria.map(({ name, maxScore, score }) => ({ name, maxScore, score })),
      feedback: marks.feedback,
      markedAt: marks.markedAt,
    },
  };
}

export function viewForMarker(handedIn: HandedIn): SubmissionForMarker {
  const { studentId, studentName, edited } = handedIn.submission;
  return { ...viewSubmission(handedIn), studentId, studentName, ...editedView(edited) };
}
