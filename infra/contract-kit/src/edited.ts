import { DomainError } from './domain-error.ts';

/** The latest edit of something that administrators change. Stored as `edited`, apart from the store's own `rev`. */
export interface Edited {
  /** The revision, from 1. */
  readonly rev: number;
  /** ISO 8601; null for what was stored before edits were counted. */
  readonly at: string | null;
  /** Name of the administrator; null when unknown. */
  readonly by: string | null;
}

export interface Edit {
  /** The revision that the editor has seen; without one the change applies to any stored revision. */
  readonly rev?: number | undefined;
  /** ISO 8601. */
  readonly now: string;
  readonly by: string | null;
}

const unedited: Edited = { rev: 1, at: null, by: null };

/** Returns the part of a GET's answer about the latest edit. */
export function editedView(stored: Edited | undefined) {
  const { rev, at, by } = stored ?? unedited;
  return { rev, changedAt: at, changedBy: by };
}

export function firstEdit({ now, by }: Edit): Edited {
  return { rev: 1, at: now, by };
}

/** The edit that follows the stored one. Throws conflict, with who changed it and when, if the editor has not seen the stored one. */
export function nextEdit(stored: Edited | undefined, edit: Edit): Edited {
  const latest = stored ?? unedited;
  if (edit.rev !== undefined && edit.rev !== latest.rev) throw editedMeanwhile(latest);
  return { rev: latest.rev + 1, at: edit.now, by: edit.by };
}

function editedMeanwhile({ at, by }: Edited): DomainError {
  if (at === null || by === null) return new DomainError('conflict', 'common.edited-meanwhile-unknown');
  return new DomainError('conflict', 'common.edited-meanwhile', { params: { name: by, time: new Date(at) } });
}
