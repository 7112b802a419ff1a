import { Button } from '@mantine/core';
import { EditedRecord } from '@pathshala/admin-kit/forms/edited-record';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import { FormSections } from '@pathshala/admin-kit/forms/form-layout';
import { SaveBar } from '@pathshala/admin-kit/forms/save-bar';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import type { readSitePage } from '@pathshala/svc-auth-contract/http';
import { Link, useParams } from '@pathshala/web-kit/router';
import { useLanguage, useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { PagePreview } from './page-preview.tsx';
import { texts } from './texts.ts';
import { type EditedPage, type PageValues, usePageForm } from './use-page-form.ts';

/** /boss/pages/:name: one page in both languages. */
export function PageEditorPage(): ReactNode {
  const { name = '' } = useParams();
  return <LoadedPage key={name} name={name} />;
}

function LoadedPage({ name }: { readonly name: string }): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readSitePage>('/pages/{name}', { params: { name } });
  return (
    <EditedRecord query={query} failedTitle={translate(texts.pageFailed)}>
      {(page) => <PageForm page={page} />}
    </EditedRecord>
  );
}

function PageForm({ page }: { readonly page: EditedPage }): ReactNode {
  const translate = useText();
  const language = useLanguage();
  const form = usePageForm(page);
  return (
    <AdminPage
      title={translate(texts.editTitle, { name: page.title[language] })}
      breadcrumbs={[{ text: translate(texts.title), to: '/boss/pages' }]}
      actions={
        <Button component={Link} to={`/${page.name}`} variant="default">
          {translate(texts.show)}
        </Button>
      }
    >
      <AdminForm form={form} submitsOnEnter={false}>
        <FormSections>
          <section>
            <Field<PageValues> name="title.bn" />
            <Field<PageValues> name="title.en" />
            <Field<PageValues> name="body" />
          </section>
          <PagePreview />
        </FormSections>
        <SaveBar />
      </AdminForm>
    </AdminPage>
  );
}
