import { EmptyState } from '@pathshala/web-kit/parts/empty-state';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { LoadingState } from '@pathshala/web-kit/parts/loading-state';
import { NothingFound } from '@pathshala/web-kit/parts/nothing-found';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import type { DataTableProps } from '../data-table-types.ts';
import type { ListedRow } from '../list-source.ts';
import { OutdatedNotice } from './outdated-notice.tsx';
import { SimilarRows } from './similar-rows.tsx';
import { TableCards } from './table-cards.tsx';
import { TableGrid } from './table-grid.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import type { TableModel } from '../state/use-data-table.ts';
import type { ListState } from '../state/use-list-page.ts';
import { useLabel } from '../state/use-label.ts';
import type { TableQuery } from '../state/use-table-query.ts';

export interface TableBodyProps<Row extends ListedRow> {
  readonly props: DataTableProps<Row>;
  readonly query: TableQuery;
  readonly list: ListState<Row>;
  readonly table: TableModel<Row>;
  readonly isSelectable: boolean;
  readonly isPhone: boolean;
}

/** The rows, or the state in their place: loading, failed, empty, nothing found. */
export function TableBody<Row extends ListedRow>(body: TableBodyProps<Row>): ReactNode {
  const { props, query, list, table, isPhone } = body;
  const { texts, emptyAction } = props;
  const { page, error, refresh } = list;
  const translate = useText();
  const label = useLabel();
  const titleOf = (failure: Error) => {
    const { failed } = texts;
    if (failed === undefined) return {};
    return {
      title: typeof failed === 'function' ? failed(failure) : translate(failed, { error: failure.message }),
    };
  };
  if (!page) {
    if (error) return <FailedState {...titleOf(error)} error={error} onRetry={refresh} />;
    return <Loading {...body} />;
  }
  if (page.total === 0) {
    if (query.isFiltered) return <NothingFound text={label(texts.notFound)} />;
    return <EmptyState text={label(texts.empty)} action={emptyAction} />;
  }
  const Rows = isPhone ? TableCards : TableGrid;
  return (
    <>
      {error && <OutdatedNotice updatedAt={list.updatedAt} onRetry={refresh} />}
      <SimilarRows text={query.q} words={page.near} />
      {page.items.length > 0 && (
        <Rows props={props} table={table} isSelectable={body.isSelectable} isBusy={list.isPrevious} />
      )}
    </>
  );
}

function Loading<Row extends ListedRow>({ table, query, isPhone }: TableBodyProps<Row>): ReactNode {
  const columns = table.getVisibleLeafColumns().length;
  return (
    <LoadingState>
      <TableSkeleton columns={columns} rows={query.pageSize} isPhone={isPhone} />
    </LoadingState>
  );
}
