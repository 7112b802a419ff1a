const dayMs = 24 * 60 * 60 * 1000;

/** Whether the newest snapshot is older than a day. A site that has just started, at `startedAt`, gets an hour for its first. */
export function isOverdue(
  newestAt: number | undefined,
  { now, startedAt }: { readonly now: number; readonly startedAt: number },
): boolean {
  const graceMs = dayMs / 24;
  if (now - startedAt < graceMs) return false;
  return newestAt === undefined || now - newestAt > dayMs;
}
