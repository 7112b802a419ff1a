import { FormColumns, FormSections } from '@pathshala/admin-kit/forms/form-layout';
import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import { SaveBar } from '@pathshala/admin-kit/forms/save-bar';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { AcademicResult } from '@pathshala/svc-exams-contract/academic-result';
import type { readAcademicResult } from '@pathshala/svc-exams-contract/academic-routes';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useNavigate, useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import type { ReactNode } from 'react';
import { useAccountName } from '../../students/account-name.tsx';
import type { AcademicValues } from './academic-values.ts';
import { academicPaths } from './paths.ts';
import { SubjectFields } from './subject-fields.tsx';
import { texts } from './texts.ts';
import { useAcademicForm } from './use-academic-form.ts';

/** /boss/academic-results/create?student=… and /boss/academic-results/edit/:id (EXM-16). */
export function AcademicFormPage(): ReactNode {
  const { id } = useParams();
  const [query] = useQueryParams();
  const studentId = query.get('student') ?? '';
  return id === undefined ? (
    <AcademicForm key={studentId} studentId={studentId} />
  ) : (
    <EditResult key={id} id={id} />
  );
}

function EditResult({ id }: { readonly id: string }): ReactNode {
  const query = useApiQuery<typeof readAcademicResult>('/academicresult/{id}', { params: { id } });
  return (
    <QueryStates query={useFreshQuery(query)}>
      {(result) => <AcademicForm result={result} studentId={result.studentId} />}
    </QueryStates>
  );
}

interface AcademicFormProps {
  readonly result?: AcademicResult;
  readonly studentId: string;
}

function AcademicForm({ result, studentId }: AcademicFormProps): ReactNode {
  const translate = useText();
  const navigate = useNavigate();
  const name = useAccountName(studentId);
  const list = academicPaths.list(studentId);
  const form = useAcademicForm({ result, studentId, onSaved: () => void navigate(list) });
  return (
    <AdminPage
      title={result ? translate(texts.editTitle, { name: result.title }) : translate(texts.newTitle)}
      breadcrumbs={[{ text: translate(texts.titleOf, { name }), to: list }]}
    >
      <AdminForm form={form} submitsOnEnter={false}>
        <FormSections>
          <FormColumns>
            <Field<AcademicValues> name="title" />
            <Field<AcademicValues> name="dateTaken" />
            <Field<AcademicValues> name="term" />
            <Field<AcademicValues> name="session" />
          </FormColumns>
          <SubjectFields />
          <Field<AcademicValues> name="remarks" />
        </FormSections>
        <SaveBar />
      </AdminForm>
    </AdminPage>
  );
}
