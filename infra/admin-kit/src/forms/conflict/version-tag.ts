/** The version tag of a stored record, made from its revision; `new` for a record that is not stored yet. */
export function versionTagOf(rev: number | undefined): string {
  return rev === undefined ? 'new' : `rev-${rev}`;
}

/** The revision in a version tag; 1 for a draft from before revisions, so that any later change is detected. */
export function revisionOf(tag: string): number | undefined {
  if (tag === 'new') return undefined;
  return Math.max(1, Number(/^rev-(\d+)$/u.exec(tag)?.[1] ?? '1'));
}
