/** Beyond this number every attempt of the exam counts as changed, so that the ids do not fill the memory while publishing fails. */
const maxIds = 20_000;

/** Ids of the attempts that changed, by exam; null: every attempt of the exam may have. */
export type ChangedAttempts = Map<string, Set<string> | null>;

export function addChanged(changed: ChangedAttempts, examId: string, ids: Iterable<string> | null): void {
  const known = changed.get(examId);
  if (ids === null || known === null) {
    changed.set(examId, null);
    return;
  }
  const all = known ?? new Set<string>();
  for (const id of ids) all.add(id);
  changed.set(examId, all.size > maxIds ? null : all);
}
