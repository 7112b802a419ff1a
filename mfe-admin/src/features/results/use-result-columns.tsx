import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { examKinds } from '@pathshala/rules/exam-kinds';
import type { ResultSummary } from '@pathshala/svc-exams-contract/result';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { Badge } from '@pathshala/web-kit/parts/badge';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { kindTexts } from '../../exams/kind-texts.ts';
import { AccountName } from '../../students/account-name.tsx';
import { ExamOfResults } from './exam-of-results.tsx';
import { texts } from './texts.ts';

type Column = DataColumn<ResultSummary>;

export function useResultColumns(): readonly Column[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  return [
    {
      id: 'exam',
      title: translate(texts.exam),
      cell: ({ title }) => inLanguage(title),
      filter: { kind: 'named', name: 'examId', nameOf: (examId) => <ExamOfResults examId={examId} /> },
      exportValue: ({ title }) => title,
    },
    {
      id: 'student',
      title: translate(texts.student),
      cell: ({ studentId }) => <AccountName userId={studentId} />,
      filter: { kind: 'named', name: 'studentId', nameOf: (userId) => <AccountName userId={userId} /> },
      exportValue: ({ studentId }) => studentId,
    },
    {
      id: 'kind',
      title: translate(texts.kind),
      filter: {
        kind: 'choice',
        name: 'examKind',
        options: examKinds.map((value) => ({ value, text: translate(kindTexts[value]) })),
      },
      cell: ({ examKind }) => translate(kindTexts[examKind]),
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
      id: 'submitted',
      title: translate(texts.submitted),
      sortable: true,
      filter: { kind: 'date-range' },
      cell: ({ submittedAt }) => format.shortDateTime(submittedAt),
      exportValue: ({ submittedAt }) => new Date(submittedAt),
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
