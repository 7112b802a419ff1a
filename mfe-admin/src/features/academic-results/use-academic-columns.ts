import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { AcademicResult } from '@pathshala/svc-exams-contract/academic-result';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { academicFields } from '../../resources/academic-result.fields.ts';
import { texts } from './texts.ts';

export function useAcademicColumns(): readonly DataColumn<AcademicResult>[] {
  const { text, date } = useColumns<AcademicResult>();
  const translate = useText();
  const format = useFormat();
  return [
    { ...text('title', academicFields.title.label, ({ title }) => title), sortable: true },
    {
      id: 'term',
      title: translate(academicFields.term.label),
      cell: ({ term, session }) => [term, session].filter((part) => part !== '').join(' · '),
      exportValue: ({ term, session }) => [term, session].join(' '),
    },
    { ...date('dateTaken', academicFields.dateTaken.label, ({ dateTaken }) => dateTaken), sortable: true },
    {
      id: 'marks',
      title: translate(texts.marks),
      isNumber: true,
      cell: ({ marks: score, fullMarks: total }) => translate(texts.of, { score, total }),
      exportValue: ({ marks }) => marks,
    },
    {
      id: 'gpa',
      title: translate(texts.gpa),
      isNumber: true,
      cell: ({ gpa, letterGrade }) => `${format.number(gpa, { minimumFractionDigits: 2 })} (${letterGrade})`,
      exportValue: ({ gpa }) => gpa,
    },
  ];
}
