import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import type { BankQuestion } from '@pathshala/svc-exams-contract/question';
import type { readQuestion } from '@pathshala/svc-exams-contract/question-routes';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useNavigate, useParams } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useGoBack } from '../../../course-tree/use-go-back.ts';
import { questionPaths } from '../../../exams/paths.ts';
import { texts } from '../texts.ts';
import { QuestionForm } from './question-form.tsx';

/** /boss/courses/newMCQ */
export function CreateQuestionPage(): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const goBack = useGoBack(questionPaths.all);
  const done = (): void => {
    toast.success(translate(texts.createdToast));
    goBack();
  };
  return <QuestionForm title={translate(texts.newTitle)} onSaved={done} />;
}

/** /boss/courses/mcq/:id */
export function EditQuestionPage(): ReactNode {
  const translate = useText();
  const { id = '' } = useParams();
  const query = useApiQuery<typeof readQuestion>('/questions/{id}', { params: { id } });
  return (
    <QueryStates query={useFreshQuery(query)} failedTitle={() => translate(texts.loadFailed)}>
      {(question) => <EditQuestion key={id} question={question} />}
    </QueryStates>
  );
}

function EditQuestion({ question }: { readonly question: BankQuestion }): ReactNode {
  const translate = useText();
  const navigate = useNavigate();
  const { toast } = useServices();
  const goBack = useGoBack(questionPaths.all);
  const done = (): void => {
    toast.success(translate(texts.savedToast));
    goBack();
  };
  return (
    <QuestionForm
      title={translate(texts.editTitle)}
      question={question}
      onSaved={done}
      onDeleted={() => void navigate(questionPaths.all, { replace: true })}
    />
  );
}
