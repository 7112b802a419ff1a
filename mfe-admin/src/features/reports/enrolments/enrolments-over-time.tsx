import { BarChart } from '@pathshala/admin-kit/charts/bar-chart';
import { ChartWithTable } from '@pathshala/admin-kit/report/chart-with-table';
import type { EnrolmentReport } from '@pathshala/svc-catalog-contract/reports';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { fileNameOf } from '../../../reports/file-name-of.ts';
import { inPeriods, type Period } from '../../../reports/periods.ts';
import type { ReportRange } from '../../../reports/report-range.ts';
import { sumOf } from '../../../reports/sum-of.ts';
import { usePeriodColumns, usePeriodHeading, usePeriodLabel } from '../../../reports/use-period-columns.ts';
import { texts } from './texts.ts';
import { type EnrolmentCounts, useEnrolmentColumns } from './use-enrolment-columns.ts';

export interface EnrolmentsProps {
  readonly range: ReportRange;
  readonly report: EnrolmentReport;
}

/** Shows how many enrolled in each period. */
export function EnrolmentsOverTime({ range, report }: EnrolmentsProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  const labelOf = usePeriodLabel(range);
  const rows = inPeriods(range, report.days).map(countsOf);
  const columns = [...usePeriodColumns<ReportRange>(range), ...useEnrolmentColumns<Row>()];
  const title = translate(texts.overTime);
  return (
    <ChartWithTable<Row>
      table={{ title, fileName: fileNameOf('enrolments', range), columns, rows, keyOf: ({ from }) => from }}
      summary={
        <Facts
          facts={(['count', 'free', 'paid'] as const).map((name) => [
            translate(texts[name === 'count' ? 'all' : name]),
            number(sumOf(report.days, (day) => day[name])),
          ])}
        />
      }
      chart={
        <BarChart
          title={translate(texts.all)}
          labelHeading={usePeriodHeading(range)}
          valueHeading={translate(texts.all)}
          emptyText={translate(texts.empty)}
          points={rows.map((row) => ({ label: labelOf(row), value: row.count }))}
          height={320}
          isTableBeside
          isInteractiveAtOnce
        />
      }
    />
  );
}

interface Row extends ReportRange, EnrolmentCounts {}

function countsOf({ from, to, days }: Period<EnrolmentReport['days'][number]>): Row {
  return {
    from,
    to,
    count: sumOf(days, ({ count }) => count),
    free: sumOf(days, ({ free }) => free),
    paid: sumOf(days, ({ paid }) => paid),
  };
}
