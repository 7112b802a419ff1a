import type { Edited } from '@pathshala/contract-kit/edited';
import type { Deletable } from '@pathshala/rules/undo-window';

export interface Criterion {
  readonly name: string;
  readonly maxScore: number;
}

/** The fields that an author writes. */
export interface AssignmentDetails {
  readonly title: string;
  /** Rich text. */
  readonly description: string;
  /** ISO 8601 with milliseconds. */
  readonly dueDate: string;
  readonly assignmentType: 'individual' | 'group';
  /** Marks. */
  readonly maxScore: number;
  /** Empty, or the parts of `maxScore`. */
  readonly criteria: readonly Criterion[];
  /** Rich text. */
  readonly instructions: string;
  readonly submissionLink: string;
  /** Empty: no course; only administrators see the assignment. */
  readonly courseId: string;
  /** Empty: the course as a whole. */
  readonly subjectId: string;
  /** The batches to whose members it is addressed; empty or missing: everybody in the course. */
  readonly batchIds?: readonly string[];
}

export interface Assignment extends AssignmentDetails, Deletable {
  readonly _id: string;
  /** `listKeyOf` of the title, for sorting and searching. */
  readonly titleKey: string;
  /** `addressOf` the batches; null or missing: everybody. */
  readonly addressedTo?: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly removalDueAt: number | null;
  /** The id of the course or subject deletion that included it; null: deleted by itself. */
  readonly deletionId: string | null;
  /** Epoch ms from which the students of its course are mailed. Null or missing: no mails are due. */
  readonly announceDueAt?: number | null;
  /** The last enrolment whose student was mailed. Missing before the first one. */
  readonly announcedUpTo?: string;
  readonly edited?: Edited;
  readonly editorId?: string | null;
}

/** The assignment with mails to the students of its course due: when it first belongs to a course, or moves to another one. */
export function announcedFrom(
  assignment: Assignment,
  before: Pick<Assignment, 'courseId' | 'announceDueAt' | 'announcedUpTo'> | null,
  now: number,
): Assignment {
  const { courseId, dueDate } = assignment;
  if (before?.courseId === courseId) {
    const { announceDueAt, announcedUpTo } = before;
    return {
      ...assignment,
      ...(announceDueAt !== undefined && { announceDueAt }),
      ...(announcedUpTo !== undefined && { announcedUpTo }),
    };
  }
  const isNews = courseId !== '' && Date.parse(dueDate) > now;
  return isNews ? { ...assignment, announceDueAt: now } : assignment;
}

/** Late counts from the first millisecond after the due date. A later due date makes earlier hand-ins punctual. */
export function isLate(handedInAt: string, dueDate: string): boolean {
  return handedInAt > dueDate;
}
