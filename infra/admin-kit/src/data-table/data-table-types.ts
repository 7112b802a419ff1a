import type { TextInBoth } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { ListedRow, ListSource } from './list-source.ts';

/** The value of a cell in a CSV or Excel file. A Date is written in the time of Dhaka; null leaves the cell empty. */
export type ExportValue = string | number | boolean | Date | null;

/**
 * A filter of the list endpoint. `choice` sets the query parameter `name`, `date-range` sets `<name>From` and `<name>To`,
 * days in Dhaka (`2026-01-31`); `named` shows the parameter `name`, an id that a link has set, by its name, and removes
 * it. The name is the id of the column unless another is given, and its label the title of the column.
 */
export type ColumnFilter = { readonly name?: string; readonly label?: string } & (
  | {
      readonly kind: 'choice';
      /** The text while nothing is chosen; 'All' if left out. */
      readonly unset?: string;
      readonly options: readonly { readonly value: string; readonly text: string }[];
    }
  | {
      readonly kind: 'named';
      /** Returns the name of the id in the URL. */
      readonly nameOf: (id: string) => ReactNode;
    }
  | { readonly kind: 'date-range' }
);

export interface DataColumn<Row> {
  /** Names the column in `sort`, in filters and in this browser's storage. */
  readonly id: string;
  readonly title: string;
  /** Stands in the head of the table instead of a long title, which screen readers and the pointer have. */
  readonly shortTitle?: string;
  /** A text or inline parts; three lines at most are shown. */
  readonly cell: (row: Row) => ReactNode;
  /** Numbers are aligned at their end. */
  readonly isNumber?: boolean;
  /** The endpoint takes `sort=<id>` and `sort=-<id>`. */
  readonly sortable?: boolean;
  readonly filter?: ColumnFilter;
  /** Left out, the column is not exported. */
  readonly exportValue?: (row: Row) => ExportValue;
  /** The user can show it in the column chooser. */
  readonly isHiddenAtFirst?: boolean;
}

/** An action on one row: a link or a function. Dangerous ones (Delete) are set apart. */
export type RowAction = {
  readonly id: string;
  readonly text: string;
  readonly isDangerous?: boolean;
} & ({ readonly href: string } | { readonly onSelect: () => void });

export interface BulkQuestion {
  readonly title: string;
  /** The text about the consequences, with numbers. */
  readonly body: ReactNode;
  /** A verb: 'Delete'. */
  readonly confirmText: string;
}

/** An action on all selected rows, called for one row after another; the table shows progress and what failed. */
export interface BulkAction<Row> {
  readonly id: string;
  readonly text: string;
  readonly isDangerous?: boolean;
  /** Rows to which it does not apply are skipped and counted. */
  readonly appliesTo?: (row: Row) => boolean;
  /** The confirmation, asked when all rows are known. */
  readonly question: (rows: readonly Row[]) => BulkQuestion;
  /** Rejects with the reason why this row failed. */
  readonly run: (row: Row) => Promise<unknown>;
}

/** A page that continues with the selected rows. */
export interface BulkLink<Row> {
  readonly id: string;
  readonly text: string;
  /** `all`: every row that matches search and filters, on all pages. */
  readonly href: (selected: readonly Row[] | 'all') => string;
}

/** A text in both languages, or one that is translated already. */
export type Label = TextInBoth | string;

export interface DataTableTexts {
  /** Label of the search field: 'Search by name or email'. Left out, there is none: the endpoint takes no `q`. */
  readonly search?: Label;
  /** The text of a list that has no rows yet. */
  readonly empty: Label;
  /** Nothing matches search and filters. */
  readonly notFound: Label;
  /** May have the `{error}` of the server in it. */
  readonly failed?: TextInBoth | ((error: Error) => string);
}

export interface DataTableProps<Row extends ListedRow> {
  /** Names the table in this browser's storage, and its exported files. */
  readonly name: string;
  /** The name for screen readers. */
  readonly title: string;
  readonly source: ListSource<Row>;
  /** The first one names the row: it opens it and cannot be hidden. */
  readonly columns: readonly DataColumn<Row>[];
  /** The row in words: 'Rahima Begum'. */
  readonly rowName: (row: Row) => string;
  readonly texts: DataTableTexts;
  /** Returns the address of a row, which a click anywhere on it opens. */
  readonly rowHref?: (row: Row) => string;
  /** Handles a click on a row that has no page. */
  readonly onOpen?: (row: Row) => void;
  readonly actions?: (row: Row) => readonly RowAction[];
  readonly bulkActions?: readonly BulkAction<Row>[];
  readonly bulkLinks?: readonly BulkLink<Row>[];
  readonly defaultSort?: string;
  /** The next step where the list is empty. */
  readonly emptyAction?: ReactNode;
}
