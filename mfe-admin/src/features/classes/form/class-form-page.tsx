import { Button } from '@mantine/core';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import { FormColumns, FormSections } from '@pathshala/admin-kit/forms/form-layout';
import { SaveBar } from '@pathshala/admin-kit/forms/save-bar';
import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { UploadContext } from '@pathshala/admin-kit/uploads/upload-context';
import { usePictureUpload } from '@pathshala/admin-kit/uploads/use-picture-upload';
import type { readClass } from '@pathshala/svc-catalog-contract/class-routes';
import type { ClassForAdmin } from '@pathshala/svc-catalog-contract/classes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { FailedState } from '@pathshala/web-kit/parts/failed-state';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useNavigate, useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useQueryParams } from '@pathshala/web-kit/use-query-params';
import { type ReactNode, useState } from 'react';
import { texts } from '../texts.ts';
import { useDeleteClasses } from '../use-delete-classes.ts';
import type { ClassValues } from './class-values.ts';
import { PlaceFields } from './place-fields.tsx';
import { useClassForm } from './use-class-form.ts';
import { WhenFields } from './when-fields.tsx';

const listPath = '/boss/classes';

/** /boss/classes/create?courseId=…&batchId=… and /boss/classes/:id/edit. */
export function ClassFormPage(): ReactNode {
  const { id } = useParams();
  return id === undefined ? <ClassForm key="new" /> : <EditClass key={id} id={id} />;
}

function EditClass({ id }: { readonly id: string }): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readClass>('/classes/{id}', { params: { id } });
  return (
    <QueryStates query={useFreshQuery(query)} failedTitle={() => translate(texts.loadFailed)}>
      {(one) =>
        'rev' in one ? (
          <ClassForm one={one} />
        ) : (
          <FailedState title={translate(texts.loadFailed)} error="" onRetry={() => void query.refetch()} />
        )
      }
    </QueryStates>
  );
}

function ClassForm({ one: loaded }: { readonly one?: ClassForAdmin }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const navigate = useNavigate();
  const [query] = useQueryParams();
  const remove = useDeleteClasses();
  // A later fetch does not change the form; a save is compared with what is stored by its revision.
  const [one] = useState(loaded);
  const [place] = useState({ courseId: query.get('courseId') ?? '', batchId: query.get('batchId') ?? '' });
  const leave = (): void => void navigate(listPath);
  const form = useClassForm({ one, place, onSaved: leave });
  const deleteAndLeave = async (stored: ClassForAdmin): Promise<void> => {
    if (!(await remove(stored, 'this'))) return;
    form.draft.restart();
    leave();
  };
  return (
    <AdminPage
      title={one ? translate(texts.editTitle, { name: inLanguage(one.title) }) : translate(texts.newTitle)}
      breadcrumbs={[{ text: translate(texts.title), to: listPath }]}
    >
      <UploadContext value={usePictureUpload('/courses/files')}>
        <AdminForm form={form} submitsOnEnter={false}>
          <FormSections>
            <WhatFields />
            <PlaceFields stored={one} />
            <WhenFields stored={one} />
            <WhereFields />
            {one && <AfterFields />}
          </FormSections>
          <SaveBar
            start={
              one && (
                <Button variant="subtle" color="red" onClick={() => void deleteAndLeave(one)}>
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

function WhatFields(): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(texts.what)}</h2>
      <Field<ClassValues> name="title" />
      <Field<ClassValues> name="teacher" />
    </section>
  );
}

function WhereFields(): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(texts.where)}</h2>
      <FormColumns>
        <Field<ClassValues> name="room" />
        <Field<ClassValues> name="joinLink" />
      </FormColumns>
    </section>
  );
}

function AfterFields(): ReactNode {
  const translate = useText();
  return (
    <section>
      <h2>{translate(texts.afterwards)}</h2>
      <Field<ClassValues> name="recordingLink" />
      <Field<ClassValues> name="note" />
    </section>
  );
}
