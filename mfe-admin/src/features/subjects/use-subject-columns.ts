import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import type { listSubjects } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat } from '@pathshala/web-kit/texts';
import { useTexts } from '../../texts.ts';

export type Subject = AnswerOf<typeof listSubjects>['items'][number];

export function useSubjectColumns(): readonly DataColumn<Subject>[] {
  const translate = useTexts();
  const inLanguage = useBilingual();
  const format = useFormat();
  return [
    {
      id: 'name',
      title: translate('subjects.name'),
      sortable: true,
      cell: ({ subjectName }) => inLanguage(subjectName),
      exportValue: ({ subjectName }) => subjectName,
    },
    {
      id: 'description',
      title: translate('subjects.summary'),
      cell: ({ subjectDescription }) => inLanguage(subjectDescription),
      exportValue: ({ subjectDescription }) => subjectDescription,
    },
    {
      id: 'chapters',
      title: translate('subjects.chapters'),
      isNumber: true,
      cell: ({ chapters }) => format.number(chapters),
      exportValue: ({ chapters }) => chapters,
    },
  ];
}
