import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { examKinds } from '@pathshala/rules/exam-kinds';
import type { ExamInReport } from '@pathshala/svc-exams-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { kindTexts } from '../../../exams/kind-texts.ts';
import { texts } from './texts.ts';

export interface ExamRow extends ExamInReport {
  readonly _id: string;
}

/** Practice tests are students' own: they are in no report by exam. */
const reportedKinds = examKinds.filter((kind) => kind !== 'practice');

export function useExamColumns(): readonly DataColumn<ExamRow>[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const { number } = useFormat();
  return [
    {
      id: 'title',
      title: translate(texts.exam),
      sortable: true,
      cell: ({ title }) => inLanguage(title),
      exportValue: ({ title }) => title,
    },
    {
      id: 'kind',
      title: translate(texts.kind),
      filter: {
        kind: 'choice',
        options: reportedKinds.map((value) => ({ value, text: translate(kindTexts[value]) })),
      },
      cell: ({ examKind }) => translate(kindTexts[examKind]),
      exportValue: ({ examKind }) => translate(kindTexts[examKind]),
    },
    {
      id: 'sittings',
      title: translate(texts.sittings),
      isNumber: true,
      sortable: true,
      cell: ({ sittings }) => number(sittings),
      exportValue: ({ sittings }) => sittings,
    },
    {
      id: 'mean',
      title: translate(texts.mean),
      isNumber: true,
      sortable: true,
      cell: ({ meanScore }) => number(meanScore, { maximumFractionDigits: 2 }),
      exportValue: ({ meanScore }) => Math.round(meanScore * 100) / 100,
    },
    {
      id: 'totalMarks',
      title: translate(texts.totalMarks),
      isNumber: true,
      cell: ({ totalMarks }) => number(totalMarks),
      exportValue: ({ totalMarks }) => totalMarks,
    },
  ];
}
