import { Field } from '@pathshala/admin-kit/forms/field';
import type { AssignmentForAdmin } from '@pathshala/svc-catalog-contract/assignment';
import type { listCourses, readAcademicCourse } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { texts } from '../texts.ts';
import type { AssignmentValues } from './assignment-values.ts';

type Stored = Pick<AssignmentForAdmin, 'courseId' | 'courseName' | 'subjectId' | 'subjectName'>;

/** The course and subject; those of the stored assignment can be chosen before the lists have loaded. */
export function PlaceFields({ stored }: { readonly stored: Stored | undefined }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const courses = useApiQuery<typeof listCourses>('/courses', { query: { pageSize: 100, sort: 'name' } });
  const listed = courses.data?.items ?? [];
  const own = stored && !listed.some(({ _id }) => _id === stored.courseId) ? [stored] : [];
  return (
    <section>
      <h2>{translate(texts.place)}</h2>
      <Field<AssignmentValues>
        name="courseId"
        choices={[
          { value: '', label: translate(texts.noCourse) },
          ...own.flatMap(({ courseId, courseName }) =>
            courseId === '' ? [] : [{ value: courseId, label: inLanguage(courseName) }],
          ),
          ...listed.map(({ _id, courseName }) => ({ value: _id, label: inLanguage(courseName) })),
        ]}
      />
      <SubjectField stored={stored} />
    </section>
  );
}

function SubjectField({ stored }: { readonly stored: Stored | undefined }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const { setValue } = useFormContext<AssignmentValues>();
  const [id, subjectId] = useWatch<AssignmentValues, ['courseId', 'subjectId']>({
    name: ['courseId', 'subjectId'],
  });
  const { data, isPlaceholderData } = useApiQuery<typeof readAcademicCourse>(
    '/academiccourse/academicCourses/{id}',
    { params: { id } },
    { enabled: id !== '' },
  );
  const subjects = data?.subjects.map(({ _id, title }) => ({ value: _id, label: inLanguage(title) }));
  const isOfOther = subjects !== undefined && !subjects.some(({ value }) => value === subjectId);
  useEffect(() => {
    // Another course was chosen: it does not have the subject.
    if (isOfOther && !isPlaceholderData && subjectId !== '') setValue('subjectId', '');
  }, [isOfOther, isPlaceholderData, subjectId, setValue]);
  const own =
    stored && stored.subjectId !== ''
      ? [{ value: stored.subjectId, label: inLanguage(stored.subjectName) }]
      : [];
  return (
    <Field<AssignmentValues>
      name="subjectId"
      choices={[{ value: '', label: translate(texts.wholeCourse) }, ...(subjects ?? own)]}
    />
  );
}
