import type { DeskRow } from '@pathshala/svc-exams-contract/exam-desk';

export const deskFilters = ['all', 'sitting', 'silent', 'not-started', 'submitted'] as const;

export type DeskFilter = (typeof deskFilters)[number];

const silentAfterMs = 60_000;

/** Returns whether the page of a student who sits has sent no request for over a minute. */
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
 * Sorts students who sit by the end of their time, then those who have not started, then those who are done; equal ones by
 * roll number. The order is stable while rows change.
 */
export function inOrder(
  rows: Iterable<DeskRow>,
  rollNumbers: ReadonlyMap<string, string>,
): readonly DeskRow[] {
  // A student without a roll number comes after every number.
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
