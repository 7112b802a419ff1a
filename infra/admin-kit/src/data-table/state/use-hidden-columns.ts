import { recallJson, remember } from '@pathshala/web-kit/browser-storage';
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
      remember(keyOf(table), JSON.stringify(ids));
      setStored(ids);
    },
    reset: () => {
      remember(keyOf(table), null);
      setStored(null);
    },
  };
}

function read(key: string): readonly string[] | null {
  const ids = recallJson(key);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : null;
}
