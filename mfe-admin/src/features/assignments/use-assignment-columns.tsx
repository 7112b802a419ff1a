import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { AssignmentItem } from '@pathshala/svc-catalog-contract/assignment';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

const types = ['individual', 'group'] as const;

export function useAssignmentColumns(): readonly DataColumn<AssignmentItem>[] {
  const { bilingual, choice, dateTime, number } = useColumns<AssignmentItem>();
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  return [
    { ...bilingual('title', texts.name, ({ title }) => title), sortable: true },
    {
      id: 'course',
      title: translate(texts.course),
      cell: ({ courseName, subjectName }) =>
        [courseName, subjectName]
          .filter((name) => name !== '')
          .map(inLanguage)
          .join(' · ') || translate(texts.noCourse),
      exportValue: ({ courseName }) => courseName,
    },
    { ...dateTime('due', texts.due, ({ dueDate }) => dueDate), sortable: true },
    {
      ...choice('type', texts.type, {
        of: ({ assignmentType }) => assignmentType,
        values: types,
        textOf: (value) => texts[value],
        filter: { name: 'assignmentType' },
      }),
      exportValue: ({ assignmentType }) => assignmentType,
    },
    { ...number('maxScore', texts.maxScore, ({ maxScore }) => maxScore), sortable: true },
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
