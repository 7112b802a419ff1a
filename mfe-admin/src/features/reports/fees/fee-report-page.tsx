import type { FeeReport, readFeeReport } from '@pathshala/svc-catalog-contract/reports';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { CoursesFigure } from '../../../reports/courses-figure.tsx';
import { fileNameOf } from '../../../reports/file-name-of.ts';
import { ReportPage } from '../../../reports/report-page.tsx';
import type { ReportRange } from '../../../reports/report-range.ts';
import { ReportStates } from '../../../reports/report-states.tsx';
import { FeesBy } from './fees-by.tsx';
import { FeesOverTime, type FeesProps } from './fees-over-time.tsx';
import { texts } from './texts.ts';
import { useFeeColumns } from './use-fee-columns.ts';

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
  const { paisa } = useFormat();
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
      <CoursesFigure
        title={translate(texts.byCourse)}
        fileName={fileNameOf('fees-by-course', range)}
        courses={courses}
        columns={useFeeColumns<FeeReport['courses'][number]>()}
        barTitle={translate(texts.paid)}
        valueOf={({ paidPaisa }) => paidPaisa}
        formatValue={paisa}
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
