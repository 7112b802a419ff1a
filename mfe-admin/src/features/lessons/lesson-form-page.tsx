import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { SaveBar, SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { UploadContext } from '@pathshala/admin-kit/uploads/upload-context';
import { usePictureUpload } from '@pathshala/admin-kit/uploads/use-picture-upload';
import type { readChapter, readLesson } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { paths } from '../../course-tree/paths.ts';
import { useCrumbs } from '../../course-tree/use-crumbs.ts';
import { useGoBack } from '../../course-tree/use-go-back.ts';
import { sharedTexts } from '../../texts.ts';
import { LessonFields } from './lesson-fields.tsx';
import { type LessonToSave, useLessonForm } from './use-lesson-form.ts';
import { texts } from './texts.ts';

/** /boss/courses/subject/chapter/:id/create-lesson: a new lesson of this chapter. */
export function CreateLessonPage(): ReactNode {
  const { id = '' } = useParams();
  return <LessonFormPage key={id} lesson={{ chapterId: id }} />;
}

/** /boss/courses/subject/chapter/lesson/:id/edit */
export function EditLessonPage(): ReactNode {
  const { id = '' } = useParams();
  return <EditLesson key={id} id={id} />;
}

function EditLesson({ id }: { readonly id: string }): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readLesson>('/courses/{id}/lesson', { params: { id } });
  return (
    <QueryStates
      query={useFreshQuery(query)}
      failedTitle={({ message }) => translate(texts.loadFailed, { error: message })}
    >
      {(lesson) => <LessonFormPage lesson={lesson} />}
    </QueryStates>
  );
}

function LessonFormPage({ lesson }: { readonly lesson: LessonToSave }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const crumbs = useCrumbs();
  const params = { id: lesson.chapterId };
  const chapter = useApiQuery<typeof readChapter>('/courses/chapters/{id}', { params });
  const upload = usePictureUpload('/courses/files');
  const form = useLessonForm(lesson, useGoBack(paths.lessons(lesson.chapterId)));
  const isNew = lesson._id === undefined;
  const title = isNew
    ? translate(texts.createTitle)
    : translate(sharedTexts.treeEditTitle, { name: inLanguage(lesson.title) });
  return (
    <QueryStates query={chapter}>
      {(shown) => (
        <AdminPage title={title} breadcrumbs={crumbs.ofChapter(shown, 'lessons')}>
          <UploadContext value={upload}>
            <AdminForm form={form} submitsOnEnter={false}>
              <LessonFields />
              <SaveBar>
                <SaveButton text={translate(isNew ? texts.createButton : sharedTexts.treeSave)} />
              </SaveBar>
            </AdminForm>
          </UploadContext>
        </AdminPage>
      )}
    </QueryStates>
  );
}
