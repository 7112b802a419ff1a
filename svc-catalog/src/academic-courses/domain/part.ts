import type { Edited } from '@pathshala/contract-kit/edited';
import type { OpenList } from './open-value.ts';

/** The latest edit. Missing without an edit since edits are counted. */
export interface EditMark {
  readonly edited?: Edited;
  /** The account that made the edit; null once it is deleted. */
  readonly editorId?: string | null;
}

/** A unit of a subject; the course API calls it a chapter. Its lessons and contents are documents of their own. */
export interface Unit extends EditMark {
  readonly _id: string;
  readonly title: string;
  readonly description: string;
  /** Stored as submitted. */
  readonly lessons?: OpenList | undefined;
  readonly exams?: OpenList | undefined;
}

export interface Subject extends Omit<Unit, 'lessons'> {
  readonly imageUrl: string;
  readonly units: readonly Unit[];
  readonly assignments?: OpenList | undefined;
}
