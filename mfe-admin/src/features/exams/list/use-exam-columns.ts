import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import type { ExamRow } from '@pathshala/svc-exams-contract/exam';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { parentTypes } from '../../../exams/parent-types.ts';
import { texts } from '../texts.ts';

type Column = DataColumn<ExamRow>;

const types = ['MCQ', 'Written'] as const;

/** Spec §2; `hasParent`: the rows belong to different parents. */
export function useExamColumns(hasParent: boolean): readonly Column[] {
  const translate = useText();
  const inLanguage = useBilingual();
  const format = useFormat();
  const number = (id: string, title: string, of: (exam: ExamRow) => number): Column => ({
    id,
    title,
    isNumber: true,
    cell: (exam) => format.number(of(exam)),
    exportValue: of,
  });
  const parent = useParentColumn();
  return [
    {
      id: 'title',
      title: translate(texts.examTitle),
      sortable: true,
      cell: ({ title }) => inLanguage(title),
      exportValue: ({ title }) => title,
    },
    { ...number('number', translate(texts.number), ({ ExamNumber }) => ExamNumber), sortable: true },
    ...(hasParent ? [parent] : []),
    {
      id: 'type',
      title: translate(texts.type),
      sortable: true,
      filter: {
        kind: 'choice',
        options: types.map((value) => ({ value, text: translate(texts[value]) })),
      },
      cell: ({ type }) => translate(texts[type]),
      exportValue: ({ type }) => type,
    },
    { ...number('marks', translate(texts.totalMarks), ({ totalMarks }) => totalMarks), sortable: true },
    number('questions', translate(texts.questions), ({ questionCount }) => questionCount),
    {
      id: 'start',
      title: translate(texts.startingDate),
      sortable: true,
      cell: ({ startingDate }) => format.shortDateTime(startingDate),
      exportValue: ({ startingDate }) => new Date(startingDate),
    },
    {
      id: 'changed',
      title: translate(texts.changed),
      sortable: true,
      isHiddenAtFirst: true,
      cell: ({ changedAt, changedBy }) =>
        changedAt === null ? '' : `${format.shortDateTime(changedAt)} ${changedBy ?? ''}`,
    },
  ];
}

/** Returns the column of the exam's parent. */
function useParentColumn(): Column {
  const translate = useText();
  const inLanguage = useBilingual();
  return {
    id: 'parent',
    title: translate(texts.parent),
    filter: {
      kind: 'choice',
      name: 'parentType',
      options: parentTypes.map((value) => ({ value, text: translate(texts.parents[value]) })),
    },
    cell: ({ courseName, parentTitle }) =>
      [...new Set([courseName, parentTitle])].map(inLanguage).join(' · '),
    exportValue: ({ courseName, parentTitle }) => `${courseName} · ${parentTitle}`,
  };
}
