import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useRef } from 'react';
import type { DataTableProps } from '../data-table-types.ts';
import type { ListedRow } from '../list-source.ts';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import type { TableModel } from '../state/use-data-table.ts';
import { useOverflow } from './use-overflow.ts';
import styles from './table-grid.module.css';

export interface TableRowsProps<Row extends ListedRow> {
  readonly props: DataTableProps<Row>;
  readonly table: TableModel<Row>;
  readonly isSelectable: boolean;
  /** Another page is loading. */
  readonly isBusy: boolean;
}

const texts = { scrolls: { en: '{title}, scrolls sideways', bn: '{title}, পাশে সরানো যায়' } };

/**
 * The rows as a table. Its head sticks below the bar of the shell; a table that is wider than its place scrolls inside
 * its own frame in both directions, because a sticky head sticks to the nearest scrolling frame.
 */
export function TableGrid<Row extends ListedRow>(rows: TableRowsProps<Row>): ReactNode {
  const { props, table, isSelectable, isBusy } = rows;
  const translate = useText();
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(frame);
  // A scrolling element can be focused, so that a keyboard reaches the part beyond the edge.
  const scrolling = overflows
    ? { tabIndex: 0, role: 'region', 'aria-label': translate(texts.scrolls, { title: props.title }) }
    : {};
  return (
    <div ref={frame} className={styles['scroller']} data-overflows={overflows} {...scrolling}>
      <table className={styles['table']} aria-busy={isBusy}>
        <caption className="visually-hidden">{props.title}</caption>
        <TableHead table={table} props={props} isSelectable={isSelectable} />
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <TableRow key={row.id} row={row} props={props} isSelectable={isSelectable} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
