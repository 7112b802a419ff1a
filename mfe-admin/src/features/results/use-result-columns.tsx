import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { examKinds } from '@pathshala/rules/exam-kinds';
import type { ResultSummary } from '@pathshala/svc-exams-contract/result';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useText } from '@pathshala/web-kit/texts';
import { kindTexts } from '../../exams/kind-texts.ts';
import { AccountName } from '../../students/account-name.tsx';
import { texts } from './texts.ts';
import type { listExamResults } from '@pathshala/svc-exams-contract/result-list';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';

type Column = DataColumn<ResultSummary>;

export function useResultColumns(): readonly Column[] {
  const { bilingual, dateTime, choice } = useColumns<ResultSummary>();
  const translate = useText();
  return [
    {
      ...bilingual('exam', texts.exam, ({ title }) => title),
      filter: { kind: 'named', name: 'examId', nameOf: (examId) => <ExamOfResults examId={examId} /> },
    },
    {
      id: 'student',
      title: translate(texts.student),
      cell: ({ studentId }) => <AccountName userId={studentId} />,
      filter: { kind: 'named', name: 'studentId', nameOf: (userId) => <AccountName userId={userId} /> },
      exportValue: ({ studentId }) => studentId,
    },
    {
      ...choice('kind', texts.kind, {
        of: ({ examKind }) => examKind,
        values: examKinds,
        textOf: (value) => kindTexts[value],
        filter: { name: 'examKind' },
      }),
      exportValue: ({ examKind }) => examKind,
    },
    {
      id: 'score',
      title: translate(texts.score),
      isNumber: true,
      cell: ({ score, totalMarks: total }) =>
        score === null ? translate(texts.awaits) : translate(texts.of, { score, total }),
      exportValue: ({ score }) => score,
    },
    {
      ...dateTime('submitted', texts.submitted, ({ submittedAt }) => submittedAt),
      sortable: true,
      filter: { kind: 'date-range' },
    },
    {
      id: 'state',
      title: translate(texts.state),
      cell: ({ correctedAt }) =>
        correctedAt === null ? '–' : <Badge tone="attention">{translate(texts.corrected)}</Badge>,
      exportValue: ({ correctionReason }) => correctionReason,
    },
  ];
}

/** The title of an exam of any kind, as its results carry it. */
function ExamOfResults({ examId }: { readonly examId: string }): string {
  const inLanguage = useBilingual();
  const translate = useText();
  const query = { examId, page: 1, pageSize: 1 };
  const { data } = useApiQuery<typeof listExamResults>('/exams/exam-results', { query });
  const title = data?.items[0]?.title;
  if (title !== undefined) return inLanguage(title);
  return data ? translate(texts.noTitle) : '…';
}
