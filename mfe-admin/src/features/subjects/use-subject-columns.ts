import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { listSubjects } from '@pathshala/svc-catalog-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useTexts } from '../../texts.ts';

export type Subject = AnswerOf<typeof listSubjects>['items'][number];

export function useSubjectColumns(): readonly DataColumn<Subject>[] {
  const { bilingual, number } = useColumns<Subject>();
  const translate = useTexts();
  return [
    { ...bilingual('name', translate('subjects.name'), ({ subjectName }) => subjectName), sortable: true },
    bilingual('description', translate('subjects.summary'), ({ subjectDescription }) => subjectDescription),
    number('chapters', translate('subjects.chapters'), ({ chapters }) => chapters),
  ];
}
