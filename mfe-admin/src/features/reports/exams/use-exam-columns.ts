import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import { examKinds } from '@pathshala/rules/exam-kinds';
import type { ExamInReport } from '@pathshala/svc-exams-contract/http';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { kindTexts } from '../../../exams/kind-texts.ts';
import { texts } from './texts.ts';

export interface ExamRow extends ExamInReport {
  readonly _id: string;
}

/** Practice tests are students' own: they are in no report by exam. */
const reportedKinds = examKinds.filter((kind) => kind !== 'practice');

export function useExamColumns(): readonly DataColumn<ExamRow>[] {
  const { bilingual, number, choice } = useColumns<ExamRow>();
  const translate = useText();
  const format = useFormat();
  return [
    { ...bilingual('title', texts.exam, ({ title }) => title), sortable: true },
    choice('kind', texts.kind, {
      of: ({ examKind }) => examKind,
      values: reportedKinds,
      textOf: (value) => kindTexts[value],
    }),
    { ...number('sittings', texts.sittings, ({ sittings }) => sittings), sortable: true },
    {
      id: 'mean',
      title: translate(texts.mean),
      isNumber: true,
      sortable: true,
      cell: ({ meanScore }) => format.number(meanScore, { maximumFractionDigits: 2 }),
      exportValue: ({ meanScore }) => Math.round(meanScore * 100) / 100,
    },
    number('totalMarks', texts.totalMarks, ({ totalMarks }) => totalMarks),
  ];
}
