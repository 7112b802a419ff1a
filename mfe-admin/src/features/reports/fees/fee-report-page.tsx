import type { readFeeReport } from '@pathshala/svc-catalog-contract/reports';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { ReportPage } from '../../../reports/report-page.tsx';
import type { ReportRange } from '../../../reports/report-range.ts';
import { ReportStates } from '../../../reports/report-states.tsx';
import { useCourseName } from '../../../reports/use-course-columns.ts';
import { FeesBy } from './fees-by.tsx';
import { FeesOverTime, type FeesProps } from './fees-over-time.tsx';
import { texts } from './texts.ts';

/** /boss/reports/fees (FEE-05). */
export function FeeReportPage(): ReactNode {
  return <ReportPage report="fees">{(range) => <Fees range={range} />}</ReportPage>;
}

function Fees({ range }: { readonly range: ReportRange }): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readFeeReport>('/courses/reports/fees', {
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
          <FeesOverTime range={range} report={report} />
          <Groups range={range} report={report} />
        </>
      )}
    </ReportStates>
  );
}

function Groups({ range, report }: FeesProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const courseName = useCourseName();
  const { methods, courses, batches, teachers } = report;
  return (
    <>
      <FeesBy
        range={range}
        title={translate(texts.byMethod)}
        of={translate(texts.method)}
        file="fees-by-method"
        rows={methods.map((row) => ({ ...row, key: row.method, name: translate(texts.methods[row.method]) }))}
      />
      <FeesBy
        range={range}
        title={translate(texts.byCourse)}
        of={translate(texts.course)}
        file="fees-by-course"
        rows={courses.map((row) => ({ ...row, key: row.courseId, name: courseName(row) }))}
      />
      {batches.length > 0 && (
        <FeesBy
          range={range}
          title={translate(texts.byBatch)}
          of={translate(texts.batch)}
          file="fees-by-batch"
          rows={batches.map((row) => ({ ...row, key: row.batchId, name: inLanguage(row.batchName) }))}
        />
      )}
      {teachers.length > 0 && (
        <FeesBy
          range={range}
          title={translate(texts.byTeacher)}
          of={translate(texts.teacher)}
          file="fees-by-teacher"
          rows={teachers.map((row) => ({ ...row, key: row.teacher, name: inLanguage(row.teacher) }))}
        />
      )}
    </>
  );
}
