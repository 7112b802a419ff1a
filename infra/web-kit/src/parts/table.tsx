import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './table.module.css';

export interface Column<Row> {
  readonly id: string;
  readonly title: ReactNode;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers stand right. */
  readonly isNumber?: boolean;
  readonly sort?: 'ascending' | 'descending';
  readonly onSort?: () => void;
}

export interface TableProps<Row> {
  /** The caption for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /**
   * The form on a narrow screen: a card for each row, named by its first cell. Without it the table scrolls, not the page.
   */
  readonly onPhone?: 'cards';
}

/** A table with a sticky head. */
export function Table<Row>({ caption, columns, rows, keyOf, onPhone }: TableProps<Row>): ReactNode {
  return (
    // Focusable because it may scroll: a keyboard must reach what is beyond the edge.
    <section className={styles['scroller']} aria-label={caption} {...{ tabIndex: 0 }}>
      <table className={classNames(styles['table'], onPhone && styles[onPhone])}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} isOfCard={onPhone === 'cards'} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly isOfCard: boolean;
}

function Cell<Row>({ column, row, isOfCard }: CellProps<Row>): ReactNode {
  const { title, cell, isNumber } = column;
  const className = classNames(isNumber && styles['number']);
  if (!isOfCard) return <td className={className}>{cell(row)}</td>;
  return (
    <td className={className} data-title={typeof title === 'string' ? title : undefined}>
      <div>{cell(row)}</div>
    </td>
  );
}

function HeadCell<Row>({ column }: { readonly column: Column<Row> }): ReactNode {
  const { title, isNumber, sort, onSort } = column;
  return (
    <th
      scope="col"
      className={classNames(isNumber && styles['number'])}
      aria-sort={onSort ? (sort ?? 'none') : undefined}
    >
      {onSort ? (
        <button type="button" className={styles['sort']} onClick={onSort}>
          {title}
          <span aria-hidden="true">{sort === 'descending' ? ' ▼' : sort === 'ascending' ? ' ▲' : ' ↕'}</span>
        </button>
      ) : (
        title
      )}
    </th>
  );
}
