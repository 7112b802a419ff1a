import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import { FormColumns, FormSections } from '@pathshala/admin-kit/forms/form-layout';
import { SaveBar } from '@pathshala/admin-kit/forms/save-bar';
import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import { useRecordForm } from '@pathshala/admin-kit/forms/use-record-form';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { Blueprint } from '@pathshala/svc-exams-contract/blueprint';
import type {
  createBlueprint,
  readBlueprint,
  replaceBlueprint,
} from '@pathshala/svc-exams-contract/blueprint-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useNavigate, useParams } from '@pathshala/web-kit/router';
import { useServices } from '@pathshala/web-kit/services';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useState } from 'react';
import { blueprintFields } from '../../resources/blueprint.fields.ts';
import {
  type BlueprintOutput,
  blueprintSchema,
  type BlueprintValues,
  emptyBlueprint,
  valuesOf,
} from './blueprint-values.ts';
import { DrawPreview } from './draw-preview.tsx';
import { PapersField } from './papers-field.tsx';
import { blueprintPaths, staleBlueprints } from './paths.ts';
import { RowFields } from './row-fields.tsx';
import { texts } from './texts.ts';

/** /boss/blueprints/create and /boss/blueprints/:id. */
export function BlueprintFormPage(): ReactNode {
  const { id } = useParams();
  return id === undefined ? <BlueprintEditor /> : <EditBlueprint key={id} id={id} />;
}

function EditBlueprint({ id }: { readonly id: string }): ReactNode {
  const query = useApiQuery<typeof readBlueprint>('/questions/blueprints/{id}', { params: { id } });
  return (
    <QueryStates query={useFreshQuery(query)}>
      {(blueprint) => <BlueprintEditor key={blueprint.rev} blueprint={blueprint} />}
    </QueryStates>
  );
}

function BlueprintEditor({ blueprint: loaded }: { readonly blueprint?: Blueprint }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const navigate = useNavigate();
  // A later fetch does not change the form; a save is compared with what is stored by its revision.
  const [blueprint] = useState(loaded);
  const form = useBlueprintForm(blueprint, ({ _id }) => {
    if (blueprint === undefined) void navigate(blueprintPaths.edit(_id), { replace: true });
  });
  return (
    <AdminPage
      title={
        blueprint
          ? translate(texts.editTitle, { name: inLanguage(blueprint.title) })
          : translate(texts.newTitle)
      }
      breadcrumbs={[{ text: translate(texts.title), to: blueprintPaths.list }]}
    >
      <AdminForm form={form} submitsOnEnter={false}>
        <FormSections>
          <FormColumns>
            <Field<BlueprintValues> name="title" />
            <Field<BlueprintValues> name="unusedDays" />
          </FormColumns>
          <RowFields />
          <FormColumns>
            <PapersField chosen={blueprint?.papers ?? []} />
            <Field<BlueprintValues> name="seed" />
          </FormColumns>
        </FormSections>
        <SaveBar />
      </AdminForm>
      {blueprint && <DrawPreview blueprint={blueprint} />}
    </AdminPage>
  );
}

function useBlueprintForm(blueprint: Blueprint | undefined, onSaved: (saved: Blueprint) => void) {
  const { api } = useServices();
  return useRecordForm<BlueprintValues, BlueprintOutput, Blueprint, Blueprint>({
    draft: ['blueprint', 'new'],
    fields: blueprintFields,
    schema: blueprintSchema,
    stored: blueprint,
    empty: emptyBlueprint,
    valuesOf,
    read: (id) => api.call<typeof readBlueprint>('get', '/questions/blueprints/{id}', { params: { id } }),
    create: (body) => api.call<typeof createBlueprint>('post', '/questions/blueprints', { body }),
    replace: ({ _id: id }, values, edit) =>
      api.call<typeof replaceBlueprint>('put', '/questions/blueprints/{id}', {
        params: { id },
        body: { ...values, ...edit },
      }),
    nameOf: ({ title }) => title,
    stale: staleBlueprints,
    onSaved,
  });
}
