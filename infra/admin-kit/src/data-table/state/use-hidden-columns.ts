import { useState } from 'react';
import type { DataColumn } from '../data-table-types.ts';

export interface HiddenColumns {
  readonly ids: readonly string[];
  /** Stores the choice in this browser. */
  readonly set: (ids: readonly string[]) => void;
  /** Back to what the table shows at first. */
  readonly reset: () => void;
}

const keyOf = (table: string): string => `table:${table}:hidden`;

/** The columns that the user has hidden in this browser, by the name of the table. */
export function useHiddenColumns(
  table: string,
  columns: readonly Pick<DataColumn<never>, 'id' | 'isHiddenAtFirst'>[],
): HiddenColumns {
  const [stored, setStored] = useState(() => read(keyOf(table)));
  const atFirst = columns.filter(({ isHiddenAtFirst }) => isHiddenAtFirst === true).map(({ id }) => id);
  return {
    ids: stored ?? atFirst,
    set: (ids) => {
      write(keyOf(table), ids);
      setStored(ids);
    },
    reset: () => {
      write(keyOf(table), null);
      setStored(null);
    },
  };
}

function read(key: string): readonly string[] | null {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : null;
  } catch {
    // Storage is disabled or holds something else: the columns are those of the first visit.
    return null;
  }
}

function write(key: string, ids: readonly string[] | null): void {
  try {
    if (ids === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(ids));
  } catch (error) {
    // Without storage the choice lasts until the page is left.
    if (!(error instanceof DOMException)) throw error;
  }
}
