import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { listQuestionReports } from '@pathshala/svc-exams-contract/question-reports';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { reportPath, reportsQueue } from './report-paths.ts';
import { texts } from './texts.ts';
import { useReportColumns } from './use-report-columns.tsx';

/** /boss/question-reports: what students have reported, the oldest first. */
export function QuestionReportsPage(): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  return (
    <AdminPage title={translate(texts.title)} lead={translate(texts.lead)}>
      <DataTable
        name="question-reports"
        title={translate(texts.title)}
        source={useApiList<typeof listQuestionReports>(reportsQueue)}
        columns={useReportColumns()}
        defaultSort="sent"
        rowName={({ title }) => inLanguage(title)}
        rowHref={({ _id }) => reportPath(_id)}
        texts={texts}
      />
    </AdminPage>
  );
}
