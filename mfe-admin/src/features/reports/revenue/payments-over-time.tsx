import { BarChart } from '@pathshala/admin-kit/charts/bar-chart';
import { ChartWithTable } from '@pathshala/admin-kit/report/chart-with-table';
import type { RevenueReport } from '@pathshala/svc-catalog-contract/reports';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { fileNameOf } from '../../../reports/file-name-of.ts';
import { inPeriods, type Period } from '../../../reports/periods.ts';
import type { ReportRange } from '../../../reports/report-range.ts';
import { sumOf } from '../../../reports/sum-of.ts';
import { usePeriodColumns, usePeriodHeading, usePeriodLabel } from '../../../reports/use-period-columns.ts';
import { texts } from './texts.ts';
import { type ClaimSums, steps, useClaimColumns, useMoney } from './use-claim-columns.ts';

export interface PaymentsProps {
  readonly range: ReportRange;
  readonly report: RevenueReport;
}

/** Shows what was approved in each period. */
export function PaymentsOverTime({ range, report }: PaymentsProps): ReactNode {
  const translate = useText();
  const money = useMoney();
  const labelOf = usePeriodLabel(range);
  const rows = inPeriods(range, report.days).map(sumsOf);
  const columns = [...usePeriodColumns<ReportRange>(range), ...useClaimColumns<Row>()];
  return (
    <ChartWithTable<Row>
      table={{
        title: translate(texts.overTime),
        fileName: fileNameOf('payments', range),
        columns,
        rows,
        keyOf: ({ from }) => from,
      }}
      summary={<Sums sums={addUp(report.days)} />}
      chart={
        <BarChart
          title={translate(texts.approvedAmount)}
          labelHeading={usePeriodHeading(range)}
          valueHeading={translate(texts.approvedAmount)}
          emptyText={translate(texts.noneApproved)}
          points={rows.map((row) => ({ label: labelOf(row), value: row.approved.amount }))}
          formatValue={money}
          height={320}
          isTableBeside
          isInteractiveAtOnce
        />
      }
    />
  );
}

function Sums({ sums }: { readonly sums: ClaimSums }): ReactNode {
  const translate = useText();
  const money = useMoney();
  return (
    <>
      <Facts
        facts={steps.map((step) => {
          const { count, amount } = sums[step];
          return [translate(texts[step]), translate(texts.sum, { amount: money(amount), n: count })];
        })}
      />
      <p>{translate(texts.explain)}</p>
    </>
  );
}

interface Row extends ReportRange, ClaimSums {}

function sumsOf({ from, to, days }: Period<ClaimSums>): Row {
  return { from, to, ...addUp(days) };
}

function addUp(days: readonly ClaimSums[]): ClaimSums {
  const of = (step: keyof ClaimSums) => ({
    count: sumOf(days, (day) => day[step].count),
    amount: sumOf(days, (day) => day[step].amount),
  });
  return { sent: of('sent'), approved: of('approved'), refused: of('refused') };
}
