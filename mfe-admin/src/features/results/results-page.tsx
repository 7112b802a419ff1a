import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { useMayDo } from '@pathshala/admin-kit/layout/use-may-do';
import { permissions } from '@pathshala/rules/permissions';
import type { ResultSummary } from '@pathshala/svc-exams-contract/result';
import type { listExamResults } from '@pathshala/svc-exams-contract/result-list';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { type ReactNode, useState } from 'react';
import { useAnalysisAction } from '../../exam-questions/analysis-action.ts';
import { usePeopleSearch } from '../../students/use-people-search.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { texts } from './texts.ts';
import { useResultColumns } from './use-result-columns.tsx';

const searched = { keepsText: true, withVisitors: true };

/** /boss/results: all results, with `?examId=` or `?studentId=` those of one exam or student (EXM-12). */
export function ResultsPage(): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const analysis = useAnalysisAction();
  const mayCorrect = useMayDo()(permissions.marking);
  const [toCorrect, setToCorrect] = useState<ResultSummary>();
  const actions = (result: ResultSummary): readonly RowAction[] => [
    { id: 'open', text: translate(texts.open), href: `/exams/results/${result._id}` },
    ...(result.awaitsMarks || !mayCorrect
      ? []
      : [{ id: 'correct', text: translate(texts.correct), onSelect: () => setToCorrect(result) }]),
    { id: 'exam', text: translate(texts.sameExam), href: `/boss/results?examId=${result.examId}` },
    ...(mayCorrect ? [analysis(result.examId)] : []),
    {
      id: 'student',
      text: translate(texts.sameStudent),
      href: `/boss/results?studentId=${result.studentId}`,
    },
    ...(mayCorrect
      ? [
          {
            id: 'card',
            text: translate(texts.reportCard),
            href: `/exams/report-card?student=${result.studentId}`,
          },
        ]
      : []),
  ];
  return (
    <AdminPage title={translate(texts.title)} lead={translate(texts.lead)}>
      <DataTable
        name="results"
        title={translate(texts.title)}
        source={usePeopleSearch(useApiList<typeof listExamResults>('/exams/exam-results'), searched)}
        columns={useResultColumns()}
        defaultSort="-submitted"
        rowName={({ title }) => inLanguage(title)}
        rowHref={({ _id }) => `/exams/results/${_id}`}
        actions={actions}
        texts={texts}
      />
      {toCorrect && (
        <CorrectDialog key={toCorrect._id} result={toCorrect} onClose={() => setToCorrect(undefined)} />
      )}
    </AdminPage>
  );
}
