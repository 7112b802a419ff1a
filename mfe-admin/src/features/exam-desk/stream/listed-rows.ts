import type { DeskRow } from '@pathshala/svc-exams-contract/exam-desk';

export const deskFilters = ['all', 'sitting', 'silent', 'not-started', 'submitted'] as const;

export type DeskFilter = (typeof deskFilters)[number];

const silentAfterMs = 60_000;

/** The page of a student who sits has given no sign for over a minute. */
export function isSilent({ state, seenAt }: DeskRow, now: number): boolean {
  return state === 'sitting' && seenAt !== null && now - Date.parse(seenAt) > silentAfterMs;
}

export function isListed(row: DeskRow, filter: DeskFilter, now: number): boolean {
  if (filter === 'all') return true;
  return filter === 'silent' ? isSilent(row, now) : row.state === filter;
}

export function countsOf(rows: Iterable<DeskRow>, now: number): Readonly<Record<DeskFilter, number>> {
  const counts = { all: 0, sitting: 0, silent: 0, 'not-started': 0, submitted: 0 };
  for (const row of rows) {
    counts.all += 1;
    counts[row.state] += 1;
    if (isSilent(row, now)) counts.silent += 1;
  }
  return counts;
}

/**
 * Those who sit, the next to end first, then who has not started, then who is done; among equals by roll number. Stable while rows
 * change.
 */
export function inOrder(
  rows: Iterable<DeskRow>,
  rollNumbers: ReadonlyMap<string, string>,
): readonly DeskRow[] {
  // After every number.
  const rollOf = ({ studentId }: DeskRow): string => rollNumbers.get(studentId) ?? '~';
  const ranks = { sitting: 0, 'not-started': 1, submitted: 2 };
  return [...rows].toSorted(
    (one, other) =>
      ranks[one.state] - ranks[other.state] ||
      (one.deadlineAt ?? '').localeCompare(other.deadlineAt ?? '') ||
      compare(rollOf(one), rollOf(other)) ||
      one.studentId.localeCompare(other.studentId),
  );
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
