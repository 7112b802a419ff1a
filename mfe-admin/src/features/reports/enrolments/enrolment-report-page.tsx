import type { readEnrolmentReport } from '@pathshala/svc-catalog-contract/reports';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { CoursesFigure } from '../../../reports/courses-figure.tsx';
import { fileNameOf } from '../../../reports/file-name-of.ts';
import { ReportPage } from '../../../reports/report-page.tsx';
import type { ReportRange } from '../../../reports/report-range.ts';
import { ReportStates } from '../../../reports/report-states.tsx';
import { EnrolmentsOverTime } from './enrolments-over-time.tsx';
import { useEnrolmentColumns } from './use-enrolment-columns.ts';
import { texts } from './texts.ts';

/** /boss/reports/enrolments (ADM-20). */
export function EnrolmentReportPage(): ReactNode {
  return <ReportPage report="enrolments">{(range) => <Enrolments range={range} />}</ReportPage>;
}

function Enrolments({ range }: { readonly range: ReportRange }): ReactNode {
  const translate = useText();
  const columns = useEnrolmentColumns();
  const query = useApiQuery<typeof readEnrolmentReport>('/courses/reports/enrolments', {
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
          <EnrolmentsOverTime range={range} report={report} />
          <CoursesFigure
            title={translate(texts.byCourse)}
            fileName={fileNameOf('enrolments-by-course', range)}
            courses={report.courses}
            columns={columns}
            barTitle={translate(texts.all)}
            valueOf={({ count }) => count}
          />
        </>
      )}
    </ReportStates>
  );
}
