import { Button } from '@mantine/core';
import { BankQuestionFields } from '@pathshala/admin-exams/bank-question/bank-question-fields';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { SaveBar } from '@pathshala/admin-kit/forms/save-bar';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { UploadContext } from '@pathshala/admin-kit/uploads/upload-context';
import { usePictureUpload } from '@pathshala/admin-kit/uploads/use-picture-upload';
import type { BankQuestion } from '@pathshala/svc-exams-contract/question';
import type { readQuestionFacets } from '@pathshala/svc-exams-contract/question-routes';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { questionPaths } from '../../../exams/paths.ts';
import { useDeleteQuestion } from '../list/use-delete-question.ts';
import { texts } from '../texts.ts';
import { QuestionHistory } from './question-history.tsx';
import { QuestionUsage } from './question-usage.tsx';
import { useQuestionForm } from './use-question-form.ts';

interface QuestionFormProps {
  readonly title: string;
  /** Absent for a new one. */
  readonly question?: BankQuestion;
  readonly onSaved: () => void;
  readonly onDeleted?: () => void;
}

/** A question of the bank; a stored one with where it is used and its earlier versions. */
export function QuestionForm({ title, question, onSaved, onDeleted }: QuestionFormProps): ReactNode {
  const translate = useText();
  const remove = useDeleteQuestion();
  const labels = useApiQuery<typeof readQuestionFacets>('/questions/facets', {}).data;
  const form = useQuestionForm({ question, onSaved });
  const deleteAndLeave = async (stored: BankQuestion): Promise<void> => {
    if (!(await remove(stored))) return;
    form.draft.restart();
    onDeleted?.();
  };
  return (
    <AdminPage title={title} breadcrumbs={[{ text: translate(texts.title), to: questionPaths.all }]}>
      <UploadContext value={usePictureUpload('/questions/pictures')}>
        <AdminForm form={form} submitsOnEnter={false}>
          <BankQuestionFields labels={labels} />
          <SaveBar
            start={
              question && (
                <Button variant="subtle" color="red" onClick={() => void deleteAndLeave(question)}>
                  {translate(texts.delete)}
                </Button>
              )
            }
          />
        </AdminForm>
      </UploadContext>
      {question && (
        <>
          <QuestionUsage id={question._id} />
          <QuestionHistory id={question._id} />
        </>
      )}
    </AdminPage>
  );
}
