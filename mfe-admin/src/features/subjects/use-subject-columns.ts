import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import type { listSubjects } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

export type Subject = AnswerOf<typeof listSubjects>['items'][number];

export function useSubjectColumns(): readonly DataColumn<Subject>[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  return [
    {
      id: 'name',
      title: translate(texts.name),
      sortable: true,
      cell: ({ subjectName }) => inLanguage(subjectName),
      exportValue: ({ subjectName }) => subjectName,
    },
    {
      id: 'description',
      title: translate(texts.summary),
      cell: ({ subjectDescription }) => inLanguage(subjectDescription),
      exportValue: ({ subjectDescription }) => subjectDescription,
    },
    {
      id: 'chapters',
      title: translate(texts.chapters),
      isNumber: true,
      cell: ({ chapters }) => format.number(chapters),
      exportValue: ({ chapters }) => chapters,
    },
  ];
}
