import { FormSections } from '@pathshala/admin-kit/forms/form-layout';
import { EditedRecord } from '@pathshala/admin-kit/forms/edited-record';
import { Button } from '@mantine/core';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { SaveBar } from '@pathshala/admin-kit/forms/save-bar';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { UploadContext } from '@pathshala/admin-kit/uploads/upload-context';
import { usePictureUpload } from '@pathshala/admin-kit/uploads/use-picture-upload';
import type { AssignmentForAdmin } from '@pathshala/svc-catalog-contract/assignment';
import type { readAssignment } from '@pathshala/svc-catalog-contract/assignment-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useNavigate, useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { type ReactNode, useState } from 'react';
import { texts } from '../texts.ts';
import { useDeleteAssignment } from '../use-delete-assignment.ts';
import { CriteriaFields } from './criteria-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useAssignmentForm } from './use-assignment-form.ts';
import { WorkFields } from './work-fields.tsx';

const listPath = '/boss/assignments';

/** /boss/assignments/create?courseId=…&subjectId=… and /boss/assignments/edit/:id. */
export function AssignmentFormPage(): ReactNode {
  const { id } = useParams();
  return id === undefined ? <AssignmentForm key="new" /> : <EditAssignment key={id} id={id} />;
}

function EditAssignment({ id }: { readonly id: string }): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readAssignment>('/assignments/{id}', { params: { id } });
  return (
    <EditedRecord query={query} failedTitle={translate(texts.loadFailed)}>
      {(assignment) => <AssignmentForm assignment={assignment} />}
    </EditedRecord>
  );
}

function AssignmentForm({ assignment }: { readonly assignment?: AssignmentForAdmin }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const navigate = useNavigate();
  const [query] = useQueryParams();
  const remove = useDeleteAssignment();
  const [place] = useState({
    courseId: query.get('courseId') ?? '',
    subjectId: query.get('subjectId') ?? '',
  });
  const leave = (): void => void navigate(listPath);
  const form = useAssignmentForm({ assignment, place, onSaved: leave });
  const deleteAndLeave = async (stored: AssignmentForAdmin): Promise<void> => {
    if (!(await remove(stored))) return;
    form.draft.restart();
    leave();
  };
  return (
    <AdminPage
      title={
        assignment
          ? translate(texts.editTitle, { name: inLanguage(assignment.title) })
          : translate(texts.newTitle)
      }
      breadcrumbs={[{ text: translate(texts.title), to: listPath }]}
    >
      <UploadContext value={usePictureUpload('/courses/files')}>
        <AdminForm form={form} submitsOnEnter={false}>
          <FormSections>
            <WorkFields />
            <PlaceFields stored={assignment} />
            <CriteriaFields />
          </FormSections>
          <SaveBar
            start={
              assignment && (
                <Button variant="subtle" color="red" onClick={() => void deleteAndLeave(assignment)}>
                  {translate(texts.delete)}
                </Button>
              )
            }
          />
        </AdminForm>
      </UploadContext>
    </AdminPage>
  );
}
