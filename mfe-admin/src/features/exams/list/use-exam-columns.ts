import type { DataColumn } from '@pathshala/admin-kit/data-table/data-table-types';
import { useColumns } from '@pathshala/admin-kit/data-table/use-columns';
import type { ExamRow } from '@pathshala/svc-exams-contract/exam';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useFormat, useText } from '@pathshala/web-kit/texts';
import { parentTypes } from '../../../exams/parent-types.ts';
import { examFields } from '../../../resources/exam.fields.ts';
import { texts } from '../texts.ts';

type Column = DataColumn<ExamRow>;

const types = ['MCQ', 'Written'] as const;

/** Spec §2; `hasParent`: the rows belong to different parents. */
export function useExamColumns(hasParent: boolean): readonly Column[] {
  const { bilingual, choice, dateTime, number } = useColumns<ExamRow>();
  const translate = useText();
  const format = useFormat();
  const parent = useParentColumn();
  return [
    { ...bilingual('title', examFields.title.label, ({ title }) => title), sortable: true },
    { ...number('number', examFields.ExamNumber.label, ({ ExamNumber }) => ExamNumber), sortable: true },
    ...(hasParent ? [parent] : []),
    {
      ...choice('type', examFields.type.label, {
        of: ({ type }) => type,
        values: types,
        textOf: (value) => examFields.type.choices[value],
      }),
      sortable: true,
      exportValue: ({ type }) => type,
    },
    { ...number('marks', examFields.totalMarks.label, ({ totalMarks }) => totalMarks), sortable: true },
    number('questions', texts.questions, ({ questionCount }) => questionCount),
    {
      ...dateTime('start', examFields.startingDate.label, ({ startingDate }) => startingDate),
      sortable: true,
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
  const { filterOf } = useColumns<ExamRow>();
  const translate = useText();
  const inLanguage = useBilingual();
  return {
    id: 'parent',
    title: translate(texts.parent),
    filter: filterOf({ values: parentTypes, textOf: (value) => texts.parents[value] }, 'parentType'),
    cell: ({ courseName, parentTitle }) =>
      [...new Set([courseName, parentTitle])].map(inLanguage).join(' · '),
    exportValue: ({ courseName, parentTitle }) => `${courseName} · ${parentTitle}`,
  };
}
