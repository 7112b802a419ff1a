import type { RevenueReport } from '@pathshala/svc-catalog-contract/reports';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { inPeriods, type Period } from '../../../reports/periods.ts';
import { PeriodsFigure } from '../../../reports/periods-figure.tsx';
import type { ReportRange } from '../../../reports/report-range.ts';
import { sumOf } from '../../../reports/sum-of.ts';
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
  return (
    <PeriodsFigure<Row>
      title={translate(texts.overTime)}
      name="payments"
      range={range}
      rows={inPeriods(range, report.days).map(sumsOf)}
      columns={useClaimColumns<Row>()}
      summary={<Sums sums={addUp(report.days)} />}
      barTitle={translate(texts.approvedAmount)}
      emptyText={translate(texts.noneApproved)}
      valueOf={({ approved }) => approved.amount}
      formatValue={money}
      height={320}
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
