import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { listSubjects } from '@pathshala/svc-catalog-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { subjectFields } from '../../resources/subject.fields.ts';
import { useTexts } from '../../texts.ts';

export type Subject = AnswerOf<typeof listSubjects>['items'][number];

export function useSubjectColumns(): readonly DataColumn<Subject>[] {
  const { bilingual, number } = useColumns<Subject>();
  const translate = useTexts();
  return [
    {
      ...bilingual('name', subjectFields.SubjectTitle.label, ({ subjectName }) => subjectName),
      sortable: true,
    },
    bilingual(
      'description',
      subjectFields.SubjectSummary.label,
      ({ subjectDescription }) => subjectDescription,
    ),
    number('chapters', translate('subjects.chapters'), ({ chapters }) => chapters),
  ];
}
