import { Pagination } from '@pathshala/web-kit/parts/pagination';
import { QueryStates, type QueryStatesProps } from '@pathshala/web-kit/parts/query-states';
import { type Column, Table } from '@pathshala/web-kit/parts/table';
import type { ReactNode } from 'react';

const pageSize = 10;

interface RowsListProps<Row> {
  readonly query: QueryStatesProps<{ readonly items: readonly Row[] }>['query'];
  readonly title: string;
  readonly failedTitle: string;
  readonly keyOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly total: number;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** A page of the rows of an order with what becomes of each. */
export function RowsList<Row>(props: RowsListProps<Row>): ReactNode {
  const { query, title, failedTitle, keyOf, columns, ...pages } = props;
  return (
    <>
      <QueryStates query={query} failedTitle={() => failedTitle}>
        {({ items }) => (
          <Table onPhone="cards" caption={title} rows={items} keyOf={keyOf} columns={columns} />
        )}
      </QueryStates>
      <Pagination pageSize={pageSize} {...pages} />
    </>
  );
}
