import { isDeepStrictEqual } from 'node:util';
import type { DeskRow } from '../ports.ts';

export interface BoardChange {
  readonly rows: readonly DeskRow[];
  /** Ids of students. */
  readonly removed: readonly string[];
}

/** The rows of an exam in memory. Each change has a number, so that a reader gets the changes that it has missed. */
export function createDeskBoard() {
  const entries = new Map<string, { readonly row: DeskRow | null; readonly changeNo: number }>();
  let changeNo = 0;

  /** A null row removes the student; an equal row is no change. */
  function merge(rows: readonly (readonly [string, DeskRow | null])[]): void {
    const changed = rows.filter(([id, row]) => !isDeepStrictEqual(entries.get(id)?.row ?? null, row));
    if (changed.length === 0) return;
    changeNo += 1;
    for (const [id, row] of changed) entries.set(id, { row, changeNo });
  }

  return {
    changeNo: () => changeNo,
    rows: () => [...entries.values()].flatMap(({ row }) => (row === null ? [] : [row])),
    update: (rows: readonly DeskRow[]) => merge(rows.map((row) => [row.studentId, row])),
    /** Removes students who are not among the rows. */
    replace(rows: readonly DeskRow[]) {
      const present = new Set(rows.map(({ studentId }) => studentId));
      const gone = [...entries.keys()].filter((id) => !present.has(id));
      merge([...rows.map((row) => [row.studentId, row] as const), ...gone.map((id) => [id, null] as const)]);
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
