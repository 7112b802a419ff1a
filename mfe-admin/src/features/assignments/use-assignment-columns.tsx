import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import type { AssignmentItem } from '@pathshala/svc-catalog-contract/assignment';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';

type Column = DataColumn<AssignmentItem>;

const types = ['individual', 'group'] as const;

export function useAssignmentColumns(): readonly Column[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const count = (id: string, title: string, of: (assignment: AssignmentItem) => number): Column => ({
    id,
    title,
    isNumber: true,
    cell: (assignment) => format.number(of(assignment)),
    exportValue: of,
  });
  return [
    {
      id: 'title',
      title: translate(texts.name),
      sortable: true,
      cell: ({ title }) => inLanguage(title),
      exportValue: ({ title }) => title,
    },
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
    {
      id: 'due',
      title: translate(texts.due),
      sortable: true,
      cell: ({ dueDate }) => format.shortDateTime(dueDate),
      exportValue: ({ dueDate }) => new Date(dueDate),
    },
    {
      id: 'type',
      title: translate(texts.type),
      filter: {
        kind: 'choice',
        name: 'assignmentType',
        options: types.map((value) => ({ value, text: translate(texts[value]) })),
      },
      cell: ({ assignmentType }) => translate(texts[assignmentType]),
      exportValue: ({ assignmentType }) => assignmentType,
    },
    { ...count('maxScore', translate(texts.maxScore), ({ maxScore }) => maxScore), sortable: true },
    count('handedIn', translate(texts.handedIn), ({ submissionCount = 0 }) => submissionCount),
    count('unmarked', translate(texts.unmarked), ({ unmarkedCount = 0 }) => unmarkedCount),
    {
      id: 'created',
      title: translate(texts.created),
      sortable: true,
      isHiddenAtFirst: true,
      cell: ({ createdAt }) => (createdAt === undefined ? '' : format.shortDate(createdAt)),
    },
  ];
}
