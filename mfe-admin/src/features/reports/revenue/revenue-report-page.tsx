import type { readRevenueReport } from '@pathshala/svc-catalog-contract/reports';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { CoursesFigure } from '../../../reports/courses-figure.tsx';
import { fileNameOf } from '../../../reports/file-name-of.ts';
import { ReportPage } from '../../../reports/report-page.tsx';
import type { ReportRange } from '../../../reports/report-range.ts';
import { ReportStates } from '../../../reports/report-states.tsx';
import { PaymentsByMethod } from './payments-by-method.tsx';
import { PaymentsOverTime } from './payments-over-time.tsx';
import { texts } from './texts.ts';
import { useClaimColumns, useMoney } from './use-claim-columns.ts';

/** /boss/reports/revenue (ADM-20). */
export function RevenueReportPage(): ReactNode {
  return <ReportPage report="revenue">{(range) => <Revenue range={range} />}</ReportPage>;
}

function Revenue({ range }: { readonly range: ReportRange }): ReactNode {
  const translate = useText();
  const money = useMoney();
  const columns = useClaimColumns();
  const query = useApiQuery<typeof readRevenueReport>('/courses/reports/revenue', {
    query: { from: range.from, to: range.to },
  });
  return (
    <ReportStates
      range={range}
      query={query}
      isEmpty={({ days }) => days.length === 0}
      emptyText={translate(texts.empty)}
    >
      {(report) => (
        <>
          <PaymentsOverTime range={range} report={report} />
          <PaymentsByMethod range={range} report={report} />
          <CoursesFigure
            title={translate(texts.byCourse)}
            fileName={fileNameOf('payments-by-course', range)}
            courses={report.courses}
            columns={columns}
            barTitle={translate(texts.approvedAmount)}
            formatValue={money}
            valueOf={({ approved }) => approved.amount}
          />
        </>
      )}
    </ReportStates>
  );
}
