import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Edited } from '@pathshala/contract-kit/edited';
import type { Assignment } from './assignment.ts';

/** A file that a hand-in names. */
export interface AttachedFile {
  readonly fileId: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
}

/** The photo of a page; its picture is the file. */
export interface HandInPage {
  readonly fileId: string;
  /** Degrees clockwise. */
  readonly rotation: 0 | 90 | 180 | 270;
}

/** The content of a hand-in. */
export interface Work {
  readonly text: string;
  readonly link: string;
  readonly file: AttachedFile | null;
  /** In page sequence; missing: none, in hand-ins from before pages were accepted. */
  readonly pages?: readonly HandInPage[];
  /** Names of the group as the student writes them. */
  readonly groupMembers: string;
}

export interface GivenMarks {
  readonly score: number;
  /** The maximum of the assignment at that time. */
  readonly maxScore: number;
  readonly criteria: readonly { readonly name: string; readonly maxScore: number; readonly score: number }[];
  readonly feedback: string;
  /** ISO 8601. */
  readonly markedAt: string;
}

/** One per student and assignment; the id is derived from both. `edited` counts hand-ins and markings. */
export interface Submission extends Work {
  readonly _id: string;
  readonly assignmentId: string;
  readonly studentId: string;
  /** The name at the time of the hand-in. */
  readonly studentName: string;
  /** ISO 8601 with milliseconds; the latest replacement counts. */
  readonly handedInAt: string;
  readonly isMarked: boolean;
  readonly marks: GivenMarks | null;
  readonly edited: Edited;
  readonly editorId: string | null;
}

/** The ids of every file that the hand-in names. */
export function fileIdsOf({ file, pages = [] }: Pick<Work, 'file' | 'pages'>): readonly string[] {
  return [...(file === null ? [] : [file.fileId]), ...pages.map(({ fileId }) => fileId)];
}

/** Throws `conflict` once the hand-in is marked. */
export function requireUnmarked(submission: Pick<Submission, 'isMarked'> | null): void {
  if (submission?.isMarked === true) throw new DomainError('conflict', 'catalog.hand-in.marked');
}

/** Throws `invalid` for an empty hand-in, and for a group's hand-in without names. */
export function requireWork(work: Work, { assignmentType }: Pick<Assignment, 'assignmentType'>): void {
  const { text, link, groupMembers } = work;
  if (text === '' && link === '' && fileIdsOf(work).length === 0) {
    throw new DomainError('invalid', 'catalog.hand-in.empty', { fields: { text: 'catalog.hand-in.empty' } });
  }
  if (assignmentType === 'group' && groupMembers === '') {
    throw new DomainError('invalid', 'catalog.hand-in.group', {
      fields: { groupMembers: 'catalog.hand-in.group' },
    });
  }
}
