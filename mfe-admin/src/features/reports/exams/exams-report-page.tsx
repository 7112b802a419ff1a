import { BarList } from '@pathshala/admin-kit/charts/bar-list';
import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { ExamInReport, listReportedExams } from '@pathshala/svc-exams-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useCallback } from 'react';
import { reportOfOnePath } from '../../../reports/paths.ts';
import { ReportPage } from '../../../reports/report-page.tsx';
import type { ReportRange } from '../../../reports/report-range.ts';
import { ReportStates } from '../../../reports/report-states.tsx';
import styles from '../../../reports/reports.module.css';
import { useReportList } from '../../../reports/use-report-list.ts';
import { useReportRange } from '../../../reports/use-report-range.ts';
import { texts } from './texts.ts';
import { type ExamRow, useExamColumns } from './use-exam-columns.ts';

type Route = typeof listReportedExams;

const path = '/exams/reports/exams';

/** The number of bars leaves the table below in sight. */
const shownBars = 6;

/** /boss/reports/exams (ADM-20): which exams were sat. */
export function ExamsReportPage(): ReactNode {
  return <ReportPage report="exams">{(range) => <Exams range={range} />}</ReportPage>;
}

function Exams({ range: { from, to } }: { readonly range: ReportRange }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const query = useApiQuery<Route>(path, { query: { from, to, sort: '-sittings', pageSize: shownBars } });
  return (
    <ReportStates
      range={{ from, to }}
      query={query}
      isEmpty={({ sittings }) => sittings === 0}
      emptyText={translate(texts.empty)}
    >
      {({ items }) => (
        <>
          <section className={styles['figure']}>
            <BarList
              title={translate(texts.top)}
              points={items.map(({ examId, title, sittings }) => ({
                key: examId,
                label: inLanguage(title),
                value: sittings,
              }))}
            />
          </section>
          <ExamList range={{ from, to }} />
        </>
      )}
    </ReportStates>
  );
}

const rowOf = (exam: ExamInReport): ExamRow => ({ ...exam, _id: exam.examId });

/** All exams of the range, a page at a time. */
function ExamList({ range }: { readonly range: ReportRange }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { api } = useServices();
  const { search } = useReportRange();
  const fetch = useCallback(
    (query: ReportRange, signal?: AbortSignal) =>
      api.call<Route>('get', path, { query }, signal ? { signal } : {}),
    [api],
  );
  return (
    <DataTable<ExamRow>
      name="report-exams"
      title={translate(texts.all)}
      source={useReportList({ path, range, fetch, rowOf })}
      columns={useExamColumns()}
      defaultSort="-sittings"
      rowName={({ title }) => inLanguage(title)}
      rowHref={({ examId }) => reportOfOnePath('exams', examId) + search}
      texts={texts}
    />
  );
}
