import { DataTable } from '@pathshala/admin-kit/data-table/data-table';
import type { RowAction } from '@pathshala/admin-kit/data-table/data-table-types';
import { useApiList } from '@pathshala/admin-kit/data-table/list-source';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { BankQuestion } from '@pathshala/svc-exams-contract/question';
import type { listQuestions } from '@pathshala/svc-exams-contract/question-routes';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import type { ReactNode } from 'react';
import { previewText } from '../../../course-tree/preview-text.ts';
import { questionPaths } from '../../../exams/paths.ts';
import { texts } from '../texts.ts';
import { ExportQuestions } from './export-questions.tsx';
import { useDeleteQuestion, useQuestionBulkActions } from './use-delete-question.ts';
import { useQuestionColumns } from './use-question-columns.tsx';

const editPath = ({ _id }: BankQuestion): string => questionPaths.edit(_id);

/** /boss/courses/mcq: the question bank. */
export function QuestionsPage(): ReactNode {
  const translate = useText();
  const language = useLanguage();
  const remove = useDeleteQuestion();
  const create = (
    <LinkButton kind="primary" to={questionPaths.create}>
      {translate(texts.create)}
    </LinkButton>
  );
  const actionsOf = (question: BankQuestion): readonly RowAction[] => [
    { id: 'edit', text: translate(texts.edit), href: editPath(question) },
    {
      id: 'delete',
      text: translate(texts.delete),
      isDangerous: true,
      onSelect: () => void remove(question),
    },
  ];
  return (
    <AdminPage
      title={translate(texts.title)}
      actions={
        <>
          <ExportQuestions />
          <LinkButton to={questionPaths.import}>{translate(texts.import)}</LinkButton>
          {create}
        </>
      }
    >
      <DataTable
        name="questions"
        title={translate(texts.title)}
        source={useApiList<typeof listQuestions>('/questions')}
        columns={useQuestionColumns()}
        defaultSort="-created"
        rowName={({ question }) => previewText(question, language) || translate(texts.noText)}
        rowHref={editPath}
        actions={actionsOf}
        bulkActions={useQuestionBulkActions()}
        emptyAction={create}
        texts={texts}
      />
    </AdminPage>
  );
}
