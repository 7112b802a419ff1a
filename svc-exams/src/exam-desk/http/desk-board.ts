import { isDeepStrictEqual } from 'node:util';
import type { DeskRow, DeskRows } from '../ports.ts';
import { rowsOfDesk } from '../use-cases/read-rows.ts';

export interface BoardChange {
  readonly rows: readonly DeskRow[];
  /** Ids of students. */
  readonly removed: readonly string[];
}

/**
 * At most `maxRows` rows of an exam in memory. Each change has a number, so that a reader gets the changes that it has missed.
 */
export function createDeskBoard(maxRows = rowsOfDesk) {
  const entries = new Map<string, { readonly row: DeskRow | null; readonly changeNo: number }>();
  let changeNo = 0;
  /** The number of entries with a row. */
  let shown = 0;
  let isCut = false;
  /** Removals before this change are forgotten. */
  let resumableFrom = 0;

  /** A null row removes the student; an equal row is no change. */
  function merge(rows: readonly (readonly [string, DeskRow | null])[]): void {
    const changed = rows.filter(([id, row]) => !isDeepStrictEqual(entries.get(id)?.row ?? null, row));
    if (changed.length === 0) return;
    changeNo += 1;
    for (const [id, row] of changed) set(id, row);
    if (entries.size - shown > maxRows) forgetRemoved();
  }

  function set(id: string, row: DeskRow | null): void {
    const isShown = (entries.get(id)?.row ?? null) !== null;
    if (row !== null && !isShown && shown >= maxRows) {
      // The next reading of all rows chooses again whom the desk shows.
      isCut = true;
      return;
    }
    shown += Number(row !== null) - Number(isShown);
    entries.set(id, { row, changeNo });
  }

  function forgetRemoved(): void {
    for (const [id, { row }] of entries) if (row === null) entries.delete(id);
    resumableFrom = changeNo;
  }

  return {
    changeNo: () => changeNo,
    rows: () => [...entries.values()].flatMap(({ row }) => (row === null ? [] : [row])),
    update: (rows: readonly DeskRow[]) => merge(rows.map((row) => [row.studentId, row])),
    isCut: () => isCut,
    /** Whether `since` knows all changes after this one. */
    canResume: (earlier: number) => earlier >= resumableFrom,
    /** Removes students who are not among the rows. */
    replace({ rows, isCut: hasMore }: DeskRows) {
      isCut = hasMore;
      const present = new Set(rows.map(({ studentId }) => studentId));
      const gone = [...entries.keys()].filter((id) => !present.has(id));
      // Removals come first: they make room.
      merge([...gone.map((id) => [id, null] as const), ...rows.map((row) => [row.studentId, row] as const)]);
    },
    since(earlier: number): BoardChange {
      const later = [...entries].filter(([, entry]) => entry.changeNo > earlier);
      return {
        rows: later.flatMap(([, { row }]) => (row === null ? [] : [row])),
        removed: later.flatMap(([id, { row }]) => (row === null ? [id] : [])),
      };
    },
  };
}

export type DeskBoard = ReturnType<typeof createDeskBoard>;
