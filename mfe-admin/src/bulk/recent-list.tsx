import { QueryStates, type QueryStatesProps } from '@pathshala/web-kit/parts/query-states';
import { type Column, Table } from '@pathshala/web-kit/parts/table';
import type { ReactNode } from 'react';
import styles from './bulk.module.css';

interface RecentListProps<Row> {
  readonly query: QueryStatesProps<{ readonly items: readonly Row[] }>['query'];
  readonly title: string;
  readonly failedTitle: string;
  readonly keyOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
}

/** Orders of the last days to go back to; nothing while there are none. */
export function RecentList<Row>({ query, title, failedTitle, ...list }: RecentListProps<Row>): ReactNode {
  return (
    <QueryStates query={query} failedTitle={() => failedTitle}>
      {({ items }) =>
        items.length > 0 && (
          <section className={styles['section']}>
            <h2>{title}</h2>
            <Table onPhone="cards" caption={title} rows={items} {...list} />
          </section>
        )
      }
    </QueryStates>
  );
}
