import type { RowSelectionState, Updater } from '@tanstack/react-table';
import { useState } from 'react';
import type { ListedRow } from '../list-source.ts';

interface Selected<Row> {
  /** Search and filters for which the selection was made: it ends with them. */
  readonly scope: string;
  readonly rows: ReadonlyMap<string, Row>;
  readonly isAll: boolean;
}

export interface Selection<Row> {
  /** Selected rows of this and other pages; empty if all that match are selected. */
  readonly rows: readonly Row[];
  /** All rows that match search and filters, on all pages. */
  readonly isAll: boolean;
  readonly state: RowSelectionState;
  readonly change: (updater: Updater<RowSelectionState>) => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

export interface SelectionOptions<Row> {
  readonly scope: string;
  readonly pageRows: readonly Row[];
}

/** The selected rows. They stay selected on other pages, until search or filters change. */
export function useSelection<Row extends ListedRow>({
  scope,
  pageRows,
}: SelectionOptions<Row>): Selection<Row> {
  const none: Selected<Row> = { scope, rows: new Map(), isAll: false };
  const [stored, setSelected] = useState(none);
  const selected = stored.scope === scope ? stored : none;
  const onPage = new Map(pageRows.map((row) => [row._id, row]));
  const ids = selected.isAll ? [...onPage.keys()] : [...selected.rows.keys()];
  const state: RowSelectionState = Object.fromEntries(ids.map((id) => [id, true]));
  return {
    isAll: selected.isAll,
    rows: [...selected.rows.values()].map((row) => onPage.get(row._id) ?? row),
    state,
    change: (updater) => {
      const next = typeof updater === 'function' ? updater(state) : updater;
      const rows = Object.keys(next).flatMap((id) => onPage.get(id) ?? selected.rows.get(id) ?? []);
      setSelected({ scope, isAll: false, rows: new Map(rows.map((row) => [row._id, row])) });
    },
    selectAll: () => setSelected({ scope, isAll: true, rows: new Map() }),
    clear: () => setSelected(none),
  };
}
