import type { readRevenueReport } from '@pathshala/svc-catalog-contract/reports';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { ReportPage } from '../../../reports/report-page.tsx';
import type { ReportRange } from '../../../reports/report-range.ts';
import { ReportStates } from '../../../reports/report-states.tsx';
import { PaymentsByCourse } from './payments-by-course.tsx';
import { PaymentsByMethod } from './payments-by-method.tsx';
import { PaymentsOverTime } from './payments-over-time.tsx';
import { texts } from './texts.ts';

/** /boss/reports/revenue (ADM-20). */
export function RevenueReportPage(): ReactNode {
  return <ReportPage report="revenue">{(range) => <Revenue range={range} />}</ReportPage>;
}

function Revenue({ range }: { readonly range: ReportRange }): ReactNode {
  const translate = useText();
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
          <PaymentsByCourse range={range} report={report} />
        </>
      )}
    </ReportStates>
  );
}
