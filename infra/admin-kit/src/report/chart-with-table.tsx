import { Table } from '@pathshala/web-kit/parts/table';
import type { ReactNode } from 'react';
import { DownloadButtons } from './download-buttons.tsx';
import type { FigureColumn, FigureTable } from './figure-table.ts';
import styles from './chart-with-table.module.css';

export interface ChartWithTableProps<Row> {
  readonly table: FigureTable<Row>;
  /** Above both, such as the sums. */
  readonly summary?: ReactNode;
  /** Shows what the table says; beside it, above it on a phone. */
  readonly chart: ReactNode;
}

/** A figure of a report: a chart that is read at a glance, its numbers beside it, and both of its files. */
export function ChartWithTable<Row>({ table, summary, chart }: ChartWithTableProps<Row>): ReactNode {
  const { title, rows, keyOf } = table;
  return (
    <div className={styles['figure']}>
      <header className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        <DownloadButtons table={table} />
      </header>
      {summary}
      <div className={styles['columns']}>
        <div className={styles['chart']}>{chart}</div>
        <Table
          onPhone="cards"
          caption={title}
          columns={table.columns.filter(isShown)}
          rows={rows}
          keyOf={keyOf}
        />
      </div>
    </div>
  );
}

function isShown<Row>(
  column: FigureColumn<Row>,
): column is FigureColumn<Row> & Required<Pick<FigureColumn<Row>, 'cell'>> {
  return column.cell !== undefined;
}
