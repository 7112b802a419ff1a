import { BarChart } from '@pathshala/admin-kit/charts/bar-chart';
import { ChartWithTable } from '@pathshala/admin-kit/report/chart-with-table';
import type { FigureColumn } from '@pathshala/admin-kit/report/figure-table';
import type { ReactNode } from 'react';
import { fileNameOf } from './file-name-of.ts';
import type { ReportRange } from './report-range.ts';
import { usePeriodColumns, usePeriodHeading, usePeriodLabel } from './use-period-columns.ts';

interface PeriodsFigureProps<Row extends ReportRange> {
  readonly title: string;
  /** The name of its files, before the days. */
  readonly name: string;
  readonly range: ReportRange;
  readonly rows: readonly Row[];
  /** The columns behind those of the period. */
  readonly columns: readonly FigureColumn<Row>[];
  readonly summary?: ReactNode;
  readonly barTitle: string;
  readonly valueOf: (row: Row) => number;
  readonly formatValue?: (value: number) => string;
  readonly emptyText: string;
  /** Pixels. */
  readonly height: number;
}

/** A figure of a report over time: a day, a week or a month each. */
export function PeriodsFigure<Row extends ReportRange>(props: PeriodsFigureProps<Row>): ReactNode {
  const { title, name, range, rows, columns, summary, barTitle, valueOf, ...chart } = props;
  const labelOf = usePeriodLabel(range);
  return (
    <ChartWithTable<Row>
      table={{
        title,
        fileName: fileNameOf(name, range),
        columns: [...usePeriodColumns<Row>(range), ...columns],
        rows,
        keyOf: ({ from }) => from,
      }}
      summary={summary}
      chart={
        <BarChart
          {...chart}
          title={barTitle}
          labelHeading={usePeriodHeading(range)}
          valueHeading={barTitle}
          points={rows.map((row) => ({ label: labelOf(row), value: valueOf(row) }))}
          isTableBeside
          isInteractiveAtOnce
        />
      }
    />
  );
}
