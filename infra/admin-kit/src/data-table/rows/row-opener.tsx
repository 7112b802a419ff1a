import { Link } from '@pathshala/web-kit/router';
import type { ReactNode } from 'react';
import type { DataTableProps } from '../data-table-types.ts';
import type { ListedRow } from '../list-source.ts';
import { openerAttribute } from '../state/use-table-keys.ts';
import styles from './table-grid.module.css';

export interface RowOpenerProps<Row extends ListedRow> {
  readonly row: Row;
  readonly props: Pick<DataTableProps<Row>, 'rowHref' | 'onOpen'>;
  readonly children: ReactNode;
}

/** The first cell's link or button. It covers the whole row, so that a click anywhere opens it, a middle click in a new tab. */
export function RowOpener<Row extends ListedRow>({ row, props, children }: RowOpenerProps<Row>): ReactNode {
  const { rowHref, onOpen } = props;
  const opener = { className: styles['opener'], [openerAttribute]: true };
  if (rowHref) {
    return (
      <Link to={rowHref(row)} {...opener}>
        {children}
      </Link>
    );
  }
  if (onOpen) {
    return (
      <button type="button" {...opener} onClick={() => onOpen(row)}>
        {children}
      </button>
    );
  }
  return (
    <span {...opener} tabIndex={-1}>
      {children}
    </span>
  );
}
