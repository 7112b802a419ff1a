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
import { texts } from './texts.ts';
import { type EditedPage, type PageValues, usePageForm } from './use-page-form.ts';
import { splitLanguages } from '@pathshala/rules/language-parts';
import { RichText } from '@pathshala/web-kit/parts/rich-text';
import { useWatch } from 'react-hook-form';
import styles from './site-pages.module.css';

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

/** Shows the typed text as a page in each language. */
function PagePreview(): ReactNode {
  const translate = useText();
  // The fields are registered with their stored values before they are watched.
  const { title, body } = useWatch<PageValues>() as PageValues;
  const parts = splitLanguages(body) ?? { bn: body, en: body };
  return (
    <section aria-labelledby="preview">
      <h2 id="preview">{translate(texts.preview)}</h2>
      <p>{translate(texts.previewText)}</p>
      <div className={styles['preview']}>
        {(['bn', 'en'] as const).map((language) => (
          <article key={language} lang={language}>
            <h3>{title[language]}</h3>
            <RichText html={parts[language]} isWhole />
          </article>
        ))}
      </div>
    </section>
  );
}
