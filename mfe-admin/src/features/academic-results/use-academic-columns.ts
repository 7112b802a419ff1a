import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import type { AcademicResult } from '@pathshala/svc-exams-contract/academic-result';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

export function useAcademicColumns(): readonly DataColumn<AcademicResult>[] {
  const translate = useText();
  const format = useFormat();
  return [
    {
      id: 'title',
      title: translate(texts.name),
      sortable: true,
      cell: ({ title }) => title,
      exportValue: ({ title }) => title,
    },
    {
      id: 'term',
      title: translate(texts.term),
      cell: ({ term, session }) => [term, session].filter((part) => part !== '').join(' · '),
      exportValue: ({ term, session }) => [term, session].join(' '),
    },
    {
      id: 'dateTaken',
      title: translate(texts.date),
      sortable: true,
      cell: ({ dateTaken }) => format.shortDate(dateTaken),
      exportValue: ({ dateTaken }) => new Date(dateTaken),
    },
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
