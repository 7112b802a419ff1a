import { FormSections } from '@pathshala/admin-kit/forms/form-layout';
import { EditedRecord } from '@pathshala/admin-kit/forms/edited-record';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { SaveBar } from '@pathshala/admin-kit/forms/save-bar';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { UploadContext } from '@pathshala/admin-kit/uploads/upload-context';
import { usePictureUpload } from '@pathshala/admin-kit/uploads/use-picture-upload';
import type { ExamForAuthor, ExamParentType } from '@pathshala/svc-exams-contract/exam';
import type { readExam } from '@pathshala/svc-exams-contract/exam-routes';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { LinkButton } from '@pathshala/web-kit/parts/button';
import { NotFound } from '@pathshala/web-kit/parts/not-found';
import { useParams } from '@pathshala/web-kit/router';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useDeferredValue } from 'react';
import { useGoBack } from '../../../course-tree/use-go-back.ts';
import { isParentType } from '../../../exams/parent-types.ts';
import { examPaths } from '../../../exams/paths.ts';
import { useExamParent } from '../../../exams/use-exam-parent.ts';
import { ExamFields } from './exam-fields.tsx';
import { SubjectNameContext } from './subject-name-context.ts';
import { formTexts } from './texts.ts';
import { useExamForm } from './use-exam-form.tsx';
import { useWatch } from 'react-hook-form';
import type { ExamValues } from './exam-values.ts';
import styles from './exam-form.module.css';

/** /boss/:parenttype/:parentid/create-exam: a new exam of a course, subject, chapter, lesson or unit. */
export function CreateExamPage(): ReactNode {
  const { parenttype = '', parentid = '' } = useParams();
  if (!isParentType(parenttype)) return <NotFound />;
  return <CreateExam key={parentid} parent={{ type: parenttype, id: parentid }} />;
}

/** An exam cannot be saved without its parent, so the form is not shown before the parent is known. */
function CreateExam({ parent }: Pick<ExamFormPageProps, 'parent'>): ReactNode {
  const { isMissing } = useExamParent(parent.type, parent.id);
  return isMissing ? <NotFound /> : <ExamFormPage parent={parent} />;
}

/** /boss/:parentid/:parenttype/edit-exam/:examid */
export function EditExamPage(): ReactNode {
  const { examid = '' } = useParams();
  return <EditExam key={examid} id={examid} />;
}

function EditExam({ id }: { readonly id: string }): ReactNode {
  const translate = useText();
  const query = useApiQuery<typeof readExam>('/exams/examid/{id}', { params: { id } });
  return (
    <EditedRecord query={query} failedTitle={translate(formTexts.loadFailed)}>
      {(exam) => <ExamFormPage exam={exam} parent={{ type: exam.parentType, id: exam.parentId }} />}
    </EditedRecord>
  );
}

interface ExamFormPageProps {
  readonly exam?: ExamForAuthor;
  readonly parent: { readonly type: ExamParentType; readonly id: string };
}

function ExamFormPage({ exam, parent }: ExamFormPageProps): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const list = examPaths.ofParent(parent.type, parent.id);
  const { title: parentTitle, subjectName, breadcrumbs } = useExamParent(parent.type, parent.id);
  const form = useExamForm({ exam, parent, onSaved: useGoBack(list) });
  const newTitle =
    parentTitle === undefined
      ? translate(formTexts.newTitle)
      : translate(formTexts.newTitleOf, { name: parentTitle });
  return (
    <AdminPage
      title={exam ? translate(formTexts.editTitle, { name: inLanguage(exam.title) }) : newTitle}
      breadcrumbs={[...breadcrumbs, { text: translate(formTexts.exams), to: list }]}
      actions={exam && <LinkButton to={examPaths.exam(exam._id)}>{translate(formTexts.view)}</LinkButton>}
    >
      <UploadContext value={usePictureUpload('/questions/pictures')}>
        <AdminForm form={form} submitsOnEnter={false}>
          <FormSections>
            <SubjectNameContext value={subjectName}>
              <ExamFields />
            </SubjectNameContext>
          </FormSections>
          <SaveBar start={<QuestionCount />} />
        </AdminForm>
      </UploadContext>
    </AdminPage>
  );
}

/** Shows beside Save how many questions the exam has. */
function QuestionCount(): ReactNode {
  const translate = useText();
  const [type, mcqs] = useWatch<ExamValues, ['type', 'mcqs']>({ name: ['type', 'mcqs'] });
  const { length } = useDeferredValue(mcqs.get());
  if (type === 'Written') return null;
  return <span className={styles['count']}>{translate(formTexts.count, { n: length })}</span>;
}
