import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { DataTableProps, RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import type { ExamRow } from '@pathshala/svc-exams-contract/exam';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { useAnalysisAction } from '../../../exam-questions/analysis-action.ts';
import { examPaths } from '../../../exams/paths.ts';
import { texts } from '../texts.ts';
import { useDeleteExam, useExamBulkActions } from './use-delete-exam.ts';
import { useExamColumns } from './use-exam-columns.ts';

interface ExamsTableProps extends Pick<DataTableProps<ExamRow>, 'name' | 'source' | 'emptyAction'> {
  readonly defaultSort: string;
  /** The exams belong to different parents. */
  readonly hasParent?: boolean;
}

/** Exams with View, Edit and Delete. */
export function ExamsTable({ hasParent = false, ...table }: ExamsTableProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const remove = useDeleteExam();
  const analysis = useAnalysisAction();
  const viewPath = ({ _id }: ExamRow): string => examPaths.exam(_id);
  const actionsOf = (exam: ExamRow): readonly RowAction[] => [
    { id: 'view', text: translate(texts.view), href: viewPath(exam) },
    {
      id: 'edit',
      text: translate(texts.edit),
      href: examPaths.edit(exam.parentType, exam.parentId, exam._id),
    },
    ...(exam.type === 'MCQ' ? [analysis(exam._id)] : []),
    {
      id: 'delete',
      text: translate(texts.delete),
      isDangerous: true,
      onSelect: () => void remove(exam),
    },
  ];
  return (
    <DataTable
      {...table}
      title={translate(texts.title)}
      columns={useExamColumns(hasParent)}
      rowName={({ title }) => inLanguage(title)}
      rowHref={viewPath}
      actions={actionsOf}
      bulkActions={useExamBulkActions()}
      texts={texts}
    />
  );
}
