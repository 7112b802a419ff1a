import { useText } from '@pathshala/web-kit/texts';
import { texts } from './texts.ts';
import { sharedTexts } from '../../texts.ts';
import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import type { ValuesOf } from '@pathshala/admin-kit/forms/record-fields';
import { SaveBar, SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { UploadContext } from '@pathshala/admin-kit/uploads/upload-context';
import { usePictureUpload } from '@pathshala/admin-kit/uploads/use-picture-upload';
import type { readChapter, readContent } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { paths } from '../../course-tree/paths.ts';
import { useCrumbs } from '../../course-tree/use-crumbs.ts';
import { useGoBack } from '../../course-tree/use-go-back.ts';
import type { contentFields } from '../../resources/content.fields.ts';
import { type ContentToSave, useContentForm } from './use-content-form.ts';

type ContentValues = ValuesOf<typeof contentFields>;

/** /boss/courses/subject/chapter/:id/create-content: a new content of this chapter. */
export function CreateContentPage(): ReactNode {
  const { id = '' } = useParams();
  return <ContentForm key={id} content={{ chapterId: id }} />;
}

/** /boss/courses/subject/chapter/content/:id/edit */
export function EditContentPage(): ReactNode {
  const { id = '' } = useParams();
  return <EditContent key={id} id={id} />;
}

function EditContent({ id }: { readonly id: string }): ReactNode {
  const query = useApiQuery<typeof readContent>('/courses/{id}/contentdetails', { params: { id } });
  return (
    <QueryStates query={useFreshQuery(query)}>{(content) => <ContentForm content={content} />}</QueryStates>
  );
}

function ContentForm({ content }: { readonly content: ContentToSave }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const crumbs = useCrumbs();
  const params = { id: content.chapterId };
  const chapter = useApiQuery<typeof readChapter>('/courses/chapters/{id}', { params });
  const upload = usePictureUpload('/courses/files');
  const form = useContentForm(content, useGoBack(paths.contents(content.chapterId)));
  const title =
    content._id === undefined
      ? translate(texts.createTitle)
      : translate(sharedTexts.treeEditTitle, { name: inLanguage(content.title) });
  return (
    <QueryStates query={chapter}>
      {(shown) => (
        <AdminPage title={title} breadcrumbs={crumbs.ofChapter(shown, 'contents')}>
          <UploadContext value={upload}>
            <AdminForm form={form}>
              <Field<ContentValues> name="title" />
              <Field<ContentValues> name="contentDetails" />
              <SaveBar>
                <SaveButton
                  text={translate(content._id === undefined ? texts.createButton : sharedTexts.treeSave)}
                />
              </SaveBar>
            </AdminForm>
          </UploadContext>
        </AdminPage>
      )}
    </QueryStates>
  );
}
