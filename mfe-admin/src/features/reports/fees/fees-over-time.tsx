import { BarChart } from '@pathshala/admin-kit/charts/bar-chart';
import { ChartWithTable } from '@pathshala/admin-kit/report/chart-with-table';
import type { FeeReport } from '@pathshala/svc-catalog-contract/reports';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { fileNameOf } from '../../../reports/file-name-of.ts';
import { inPeriods } from '../../../reports/periods.ts';
import type { ReportRange } from '../../../reports/report-range.ts';
import { sumOf } from '../../../reports/sum-of.ts';
import { usePeriodColumns, usePeriodHeading, usePeriodLabel } from '../../../reports/use-period-columns.ts';
import { texts } from './texts.ts';
import { type FeeSums, figureOf, figures, useFeeColumns } from './use-fee-columns.ts';

export interface FeesProps {
  readonly range: ReportRange;
  readonly report: FeeReport;
}

interface Row extends ReportRange, FeeSums {}

function addUp(days: readonly FeeSums[]): FeeSums {
  return {
    paidPaisa: sumOf(days, (day) => day.paidPaisa),
    refundedPaisa: sumOf(days, (day) => day.refundedPaisa),
    chargedPaisa: sumOf(days, (day) => day.chargedPaisa),
    discountedPaisa: sumOf(days, (day) => day.discountedPaisa),
    payments: sumOf(days, (day) => day.payments),
  };
}

/** Shows what was received in each period. */
export function FeesOverTime({ range, report }: FeesProps): ReactNode {
  const translate = useText();
  const { paisa } = useFormat();
  const labelOf = usePeriodLabel(range);
  const rows = inPeriods(range, report.days).map(({ from, to, days }): Row => ({ from, to, ...addUp(days) }));
  const columns = [...usePeriodColumns<ReportRange>(range), ...useFeeColumns<Row>()];
  const sums = addUp(report.days);
  return (
    <ChartWithTable<Row>
      table={{
        title: translate(texts.overTime),
        fileName: fileNameOf('fees', range),
        columns,
        rows,
        keyOf: ({ from }) => from,
      }}
      summary={
        <>
          <Facts facts={figures.map((figure) => [translate(texts[figure]), paisa(figureOf(sums, figure))])} />
          <p>{translate(texts.explain)}</p>
        </>
      }
      chart={
        <BarChart
          title={translate(texts.paid)}
          labelHeading={usePeriodHeading(range)}
          valueHeading={translate(texts.paid)}
          emptyText={translate(texts.nonePaid)}
          points={rows.map((row) => ({ label: labelOf(row), value: row.paidPaisa }))}
          formatValue={paisa}
          height={320}
          isTableBeside
          isInteractiveAtOnce
        />
      }
    />
  );
}
