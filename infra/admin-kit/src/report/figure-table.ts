import type { ReactNode } from 'react';
import type { ExportValue } from '../data-table/data-table-types.ts';

/** A column of a figure's table, and of its files. */
export interface FigureColumn<Row> {
  readonly id: string;
  readonly title: string;
  /** Left out, the column is in the files only. */
  readonly cell?: (row: Row) => ReactNode;
  /** Numbers are aligned at their end. */
  readonly isNumber?: boolean;
  /** Exact, in the unit of the title. Left out, the column is on the screen only. */
  readonly exportValue?: (row: Row) => ExportValue;
}

export interface FigureTable<Row> {
  /** The title for screen readers, and the name of the files: `sales-2026-01-01-2026-01-31`. */
  readonly title: string;
  readonly fileName: string;
  readonly columns: readonly FigureColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}
