import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { AssignmentItem } from '@pathshala/svc-catalog-contract/assignment';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { assignmentFields } from '../../resources/assignment.fields.ts';
import { texts } from './texts.ts';

const types = ['individual', 'group'] as const;

export function useAssignmentColumns(): readonly DataColumn<AssignmentItem>[] {
  const { bilingual, choice, dateTime, number } = useColumns<AssignmentItem>();
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  return [
    { ...bilingual('title', assignmentFields.title.label, ({ title }) => title), sortable: true },
    {
      id: 'course',
      title: translate(assignmentFields.courseId.label),
      cell: ({ courseName, subjectName }) =>
        [courseName, subjectName]
          .filter((name) => name !== '')
          .map(inLanguage)
          .join(' · ') || translate(texts.noCourse),
      exportValue: ({ courseName }) => courseName,
    },
    { ...dateTime('due', assignmentFields.dueDate.label, ({ dueDate }) => dueDate), sortable: true },
    {
      ...choice('type', assignmentFields.assignmentType.label, {
        of: ({ assignmentType }) => assignmentType,
        values: types,
        textOf: (value) => assignmentFields.assignmentType.choices[value],
        filter: { name: 'assignmentType' },
      }),
      exportValue: ({ assignmentType }) => assignmentType,
    },
    { ...number('maxScore', assignmentFields.maxScore.label, ({ maxScore }) => maxScore), sortable: true },
    number('handedIn', texts.handedIn, ({ submissionCount = 0 }) => submissionCount),
    number('unmarked', texts.unmarked, ({ unmarkedCount = 0 }) => unmarkedCount),
    {
      id: 'created',
      title: translate(texts.created),
      sortable: true,
      isHiddenAtFirst: true,
      cell: ({ createdAt }) => (createdAt === undefined ? '' : format.shortDate(createdAt)),
    },
  ];
}
