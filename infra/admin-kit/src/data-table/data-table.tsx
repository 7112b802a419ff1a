import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
import { BulkBar } from './bulk/bulk-bar.tsx';
import type { DataTableProps } from './data-table-types.ts';
import type { ListedRow } from './list-source.ts';
import { TableBody } from './rows/table-body.tsx';
import { TableFooter } from './table-footer.tsx';
import { TableToolbar } from './toolbar/table-toolbar.tsx';
import { useDataTable } from './state/use-data-table.ts';
import { useHiddenColumns } from './state/use-hidden-columns.ts';
import { useListPage } from './state/use-list-page.ts';
import { useSelection } from './bulk/use-selection.ts';
import { useTableKeys } from './state/use-table-keys.ts';
import { useTableQuery } from './state/use-table-query.ts';
import styles from './data-table.module.css';

/** A list of the boss area; its search, filters, sort and page are in the URL. On a phone its rows are cards. */
export function DataTable<Row extends ListedRow>(props: DataTableProps<Row>): ReactNode {
  const { name, columns, source, bulkActions = [], bulkLinks = [], defaultSort } = props;
  const frame = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery('(width < 768px)', false, { getInitialValueInEffect: false });
  const query = useTableQuery({ columns, defaultSort });
  const list = useListPage(source, query.request);
  const hidden = useHiddenColumns(name, columns);
  const scope = JSON.stringify([query.q, query.filters]);
  const selection = useSelection({ scope, pageRows: list.page?.items ?? [] });
  const table = useDataTable({ columns, page: list.page, query, hidden, selection });
  const keys = useTableKeys(frame);
  return (
    <div ref={frame} className={styles['frame']}>
      <TableToolbar {...{ props, query, hidden, isPhone, keys }} total={list.page?.total ?? 0} />
      <TableBody
        {...{ props, query, list, table, isPhone }}
        isSelectable={bulkActions.length + bulkLinks.length > 0}
      />
      <BulkBar {...{ props, query, list, selection }} />
      {list.page && <TableFooter page={list.page} query={query} />}
    </div>
  );
}
