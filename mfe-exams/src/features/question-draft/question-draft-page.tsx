import { BankQuestionFields } from '@pathshala/admin-exams/bank-question/bank-question-fields';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { SaveBar, SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { AdminLayout } from '@pathshala/admin-kit/layout/admin-layout';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { UploadContext } from '@pathshala/admin-kit/uploads/upload-context';
import { usePictureUpload } from '@pathshala/admin-kit/uploads/use-picture-upload';
import type { BankQuestion } from '@pathshala/svc-exams-contract/question';
import type { readQuestion, readQuestionFacets } from '@pathshala/svc-exams-contract/question-routes';
import { commonTexts } from '@pathshala/web-kit/common-texts';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useNavigate, useParams } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { texts } from './texts.ts';
import { useDraftForm } from './use-draft-form.ts';

const bankPath = '/boss/courses/mcq';

/** /courses/newMCQ (EXM-17): after a save an empty form takes the next question. */
export function NewQuestionPage(): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const [count, setCount] = useState(0);
  const next = (): void => {
    toast.success(translate(texts.added));
    setCount(count + 1);
  };
  return (
    <AdminLayout>
      <DraftForm key={count} title={translate(texts.newTitle)} onSaved={next} />
    </AdminLayout>
  );
}

/** /editMCQ/:id */
export function EditQuestionPage(): ReactNode {
  const translate = useText();
  const { id = '' } = useParams();
  const { data, error, refetch, isFetchedAfterMount } = useApiQuery<typeof readQuestion>('/questions/{id}', {
    params: { id },
  });
  // A cached response may be older than the last save; a form must not start with it.
  const query = { data: isFetchedAfterMount && !error ? data : undefined, error, refetch };
  return (
    <AdminLayout>
      <QueryStates query={query} failedTitle={() => translate(texts.loadFailed)}>
        {(question) => <EditQuestion key={id} question={question} />}
      </QueryStates>
    </AdminLayout>
  );
}

function EditQuestion({ question }: { readonly question: BankQuestion }): ReactNode {
  const translate = useText();
  const { toast } = useServices();
  const navigate = useNavigate();
  const done = (): void => {
    toast.success(translate(texts.saved));
    void navigate(bankPath);
  };
  return <DraftForm title={translate(texts.editTitle)} question={question} onSaved={done} />;
}

interface DraftFormProps {
  readonly title: string;
  readonly question?: BankQuestion;
  readonly onSaved: () => void;
}

function DraftForm({ title, question: loaded, onSaved }: DraftFormProps): ReactNode {
  const translate = useText();
  // A later fetch does not change the form; a save is compared with what is stored by its revision.
  const [question] = useState(loaded);
  const labels = useApiQuery<typeof readQuestionFacets>('/questions/facets', {}).data;
  const form = useDraftForm({ question, onSaved });
  return (
    <AdminPage
      title={title}
      lead={translate(texts.lead)}
      breadcrumbs={[{ text: translate(commonTexts.questionBank), to: bankPath }]}
    >
      <UploadContext value={usePictureUpload('/questions/pictures')}>
        <AdminForm form={form} submitsOnEnter={false}>
          <BankQuestionFields labels={labels} />
          <SaveBar>{question ? <SaveButton /> : <SaveButton text={translate(texts.add)} />}</SaveBar>
        </AdminForm>
      </UploadContext>
    </AdminPage>
  );
}
