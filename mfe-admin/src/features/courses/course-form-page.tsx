import { useText } from '@pathshala/web-kit/texts';
import { sharedTexts } from '../../texts.ts';
import { texts } from './texts.ts';
import { useFreshQuery } from '@pathshala/admin-kit/forms/use-fresh-query';
import { AdminForm } from '@pathshala/admin-kit/forms/admin-form';
import { Field } from '@pathshala/admin-kit/forms/field';
import type { ValuesOf } from '@pathshala/admin-kit/forms/record-fields';
import { SaveBar, SaveButton } from '@pathshala/admin-kit/forms/save-bar';
import { AdminPage } from '@pathshala/admin-kit/layout/admin-page';
import { UploadContext } from '@pathshala/admin-kit/uploads/upload-context';
import { usePictureUpload } from '@pathshala/admin-kit/uploads/use-picture-upload';
import type { CourseItem, readCourseItem } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { QueryStates } from '@pathshala/web-kit/parts/query-states';
import { useNavigate, useParams } from '@pathshala/web-kit/router';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { paths } from '../../course-tree/paths.ts';
import { useCrumbs } from '../../course-tree/use-crumbs.ts';
import type { courseFields } from '../../resources/course.fields.ts';
import { useCourseForm } from './use-course-form.ts';
import { courseTypes, useTypeName } from './use-type-name.ts';

type CourseValues = ValuesOf<typeof courseFields>;

/** /boss/create-course and /boss/courses/:id/edit. */
export function CourseFormPage(): ReactNode {
  const { id } = useParams();
  return id === undefined ? <CourseForm key="new" /> : <EditCourse key={id} id={id} />;
}

function EditCourse({ id }: { readonly id: string }): ReactNode {
  const query = useApiQuery<typeof readCourseItem>('/courses/{id}', { params: { id } });
  return <QueryStates query={useFreshQuery(query)}>{(course) => <CourseForm course={course} />}</QueryStates>;
}

function CourseForm({ course }: { readonly course?: CourseItem }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const navigate = useNavigate();
  const crumbs = useCrumbs();
  const typeName = useTypeName();
  const form = useCourseForm(course, (id) => void navigate(paths.course(id)));
  // The stored one is offered too if it is another.
  const types = [...new Set([...courseTypes, ...(course ? [course.courseType] : [])])];
  const title = course
    ? translate(sharedTexts.treeEditTitle, { name: inLanguage(course.courseName) })
    : translate(texts.createTitle);
  return (
    <AdminPage
      title={title}
      breadcrumbs={crumbs.courses}
      lead={course ? undefined : translate(texts.createLead)}
    >
      <UploadContext value={usePictureUpload('/courses/files')}>
        <AdminForm form={form}>
          <Field<CourseValues> name="courseName" />
          <Field<CourseValues>
            name="courseType"
            choices={types.map((value) => ({ value, label: typeName(value) }))}
          />
          <Field<CourseValues> name="description" />
          <SaveBar>
            <SaveButton text={translate(course ? sharedTexts.treeSave : texts.createButton)} />
          </SaveBar>
        </AdminForm>
      </UploadContext>
    </AdminPage>
  );
}
