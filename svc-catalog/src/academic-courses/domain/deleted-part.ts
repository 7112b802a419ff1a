import type { Deleter } from '@pathshala/rules/undo-window';
import type { Subject, Unit } from './part.ts';

interface DeletedFrom {
  readonly _id: string;
  /** Where it was in its list, from 0. */
  readonly index: number;
  /** ISO 8601. Missing in older deletions: the undo window before the removal. */
  readonly deletedAt?: string;
  /** Epoch milliseconds: until then it can be restored. */
  readonly removalDueAt: number;
  /** Missing in older deletions. */
  readonly deletedBy?: Deleter | null;
}

/** A part that was taken out of its course, stored in the same document until its removal is due. */
export type DeletedPart =
  | (DeletedFrom & { readonly kind: 'subject'; readonly part: Subject })
  | (DeletedFrom & { readonly kind: 'chapter'; readonly part: Unit; readonly subjectId: string });

/** Parts whose documents, of this capability and of others, are to be removed. */
export interface Removal {
  /** The deleted course, subject or chapter. */
  readonly _id: string;
  readonly subjectIds: readonly string[];
  readonly chapterIds: readonly string[];
  readonly isWholeCourse: boolean;
}
