import type { readCompletionReport } from '@pathshala/svc-catalog-contract/reports';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { ReportPage } from '../../../reports/report-page.tsx';
import type { ReportRange } from '../../../reports/report-range.ts';
import { ReportStates } from '../../../reports/report-states.tsx';
import { CompletionByCourse } from './completion-by-course.tsx';
import { StudentsByProgress } from './students-by-progress.tsx';
import { texts } from './texts.ts';

/** /boss/reports/courses (ADM-20). */
export function CompletionReportPage(): ReactNode {
  return <ReportPage report="courses">{(range) => <Completion range={range} />}</ReportPage>;
}

function Completion({ range }: { readonly range: ReportRange }): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readCompletionReport>('/courses/reports/completion', {
    query: { from: range.from, to: range.to },
  });
  return (
    <ReportStates
      range={range}
      query={query}
      isEmpty={({ courses }) => courses.length === 0}
      emptyText={translate(texts.empty)}
    >
      {(report) => (
        <>
          <StudentsByProgress range={range} report={report} />
          <CompletionByCourse range={range} report={report} />
        </>
      )}
    </ReportStates>
  );
}
