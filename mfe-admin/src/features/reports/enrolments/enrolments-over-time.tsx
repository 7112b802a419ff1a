import type { EnrolmentReport } from '@pathshala/svc-catalog-contract/reports';
import { Facts } from '@pathshala/web-kit/parts/facts';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { inPeriods, type Period } from '../../../reports/periods.ts';
import { PeriodsFigure } from '../../../reports/periods-figure.tsx';
import type { ReportRange } from '../../../reports/report-range.ts';
import { sumOf } from '../../../reports/sum-of.ts';
import { texts } from './texts.ts';
import { type EnrolmentCounts, useEnrolmentColumns } from './use-enrolment-columns.ts';

interface EnrolmentsProps {
  readonly range: ReportRange;
  readonly report: EnrolmentReport;
}

/** Shows how many enrolled in each period. */
export function EnrolmentsOverTime({ range, report }: EnrolmentsProps): ReactNode {
  const translate = useText();
  const { number } = useFormat();
  return (
    <PeriodsFigure<Row>
      title={translate(texts.overTime)}
      name="enrolments"
      range={range}
      rows={inPeriods(range, report.days).map(countsOf)}
      columns={useEnrolmentColumns<Row>()}
      summary={
        <Facts
          facts={(['count', 'free', 'paid'] as const).map((name) => [
            translate(texts[name === 'count' ? 'all' : name]),
            number(sumOf(report.days, (day) => day[name])),
          ])}
        />
      }
      barTitle={translate(texts.all)}
      emptyText={translate(texts.empty)}
      valueOf={({ count }) => count}
      height={320}
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
