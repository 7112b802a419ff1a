import {
  columnVisibilityFeature,
  type ReactTable,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import type { DataColumn } from '../data-table-types.ts';
import type { ListedRow, ListPage } from '../list-source.ts';
import type { HiddenColumns } from './use-hidden-columns.ts';
import type { Selection } from '../bulk/use-selection.ts';
import type { TableQuery } from './use-table-query.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });

export type TableFeaturesInUse = typeof features;

/** TanStack's table of one page: sort, visible columns and selection. */
export type TableModel<Row extends ListedRow> = ReactTable<TableFeaturesInUse, Row>;

export interface TableModelOptions<Row> {
  readonly columns: readonly DataColumn<Row>[];
  readonly page: ListPage<Row> | undefined;
  readonly query: TableQuery;
  readonly hidden: HiddenColumns;
  readonly selection: Selection<Row>;
}

/** The server sorts, filters and pages; the table knows one page. */
export function useDataTable<Row extends ListedRow>(options: TableModelOptions<Row>): TableModel<Row> {
  const { columns, page, query, hidden, selection } = options;
  const sorting = sortingOf(query.sort);
  return useTable({
    features,
    data: page?.items ?? noRows,
    columns: columns.map((column, at) => ({
      id: column.id,
      // Only columns with an accessor can be sorted.
      accessorFn: (row: Row) => row._id,
      header: column.title,
      cell: ({ row }: { row: { original: Row } }) => column.cell(row.original),
      enableSorting: column.sortable === true,
      enableHiding: at > 0,
    })),
    getRowId: ({ _id }) => _id,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
    state: {
      sorting,
      rowSelection: selection.state,
      columnVisibility: Object.fromEntries(hidden.ids.map((id) => [id, false])),
    },
    onSortingChange: (updater) => {
      const [next] = typeof updater === 'function' ? updater(sorting) : updater;
      if (next) query.setSort(`${next.desc ? '-' : ''}${next.id}`);
    },
    onRowSelectionChange: selection.change,
  });
}

const noRows: never[] = [];

function sortingOf(sort: string): SortingState {
  if (sort === '') return [];
  return sort.startsWith('-') ? [{ id: sort.slice(1), desc: true }] : [{ id: sort, desc: false }];
}
