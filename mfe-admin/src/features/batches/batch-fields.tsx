import { ChoiceField } from '@pathshala/admin-kit/forms/choice-field';
import { ChoicesField } from '@pathshala/admin-kit/forms/choices-field';
import type { listUsers } from '@pathshala/svc-auth-contract/http';
import type { Batch } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFoundCourses } from '../../courses/use-found-courses.ts';
import { texts } from './texts.ts';
import type { BatchValues } from './use-batch-form.ts';

const maxCourses = 20;

/** Courses of either kind, found by their names; those of the stored batch are there before they are searched for. */
export function CoursesField({ stored }: { readonly stored: Batch['courses'] }): ReactNode {
  const translate = useText();
  const inLanguage = useBilingual();
  const [search, setSearch] = useState('');
  const { found, hasFailed } = useFoundCourses(search);
  const own = stored.map(({ courseId, courseName }) => ({ value: courseId, label: inLanguage(courseName) }));
  return (
    <ChoicesField<BatchValues>
      name="courseIds"
      label={translate(texts.courses)}
      help={translate(hasFailed ? texts.coursesFailed : texts.coursesHelp)}
      maxValues={maxCourses}
      choices={search === '' ? [...own, ...found] : found}
      onSearch={setSearch}
    />
  );
}

/** The account of the teacher, whose name students read unless another one is written. */
export function TeacherField({ stored }: { readonly stored: Batch | undefined }): ReactNode {
  const translate = useText();
  const { getValues, setValue } = useFormContext<BatchValues>();
  const query = { role: 'admin', pageSize: 100 } as const;
  const { data } = useApiQuery<typeof listUsers>('/users', { query });
  const administrators = data?.items.map(({ _id, name }) => ({ value: _id, label: name })) ?? [];
  const teacherId = useWatch<BatchValues, 'teacherId'>({ name: 'teacherId' });
  const name = administrators.find(({ value }) => value === teacherId)?.label;
  useEffect(() => {
    if (name !== undefined && getValues('teacherName') === '') setValue('teacherName', name);
  }, [name, getValues, setValue]);
  const isListed = administrators.some(({ value }) => value === stored?.teacherId);
  const own =
    stored && stored.teacherId !== '' && !isListed
      ? [{ value: stored.teacherId, label: stored.teacherName }]
      : [];
  return (
    <ChoiceField<BatchValues>
      name="teacherId"
      label={translate(texts.teacherAccount)}
      isOptional
      display="search"
      choices={[{ value: '', label: translate(texts.noAccount) }, ...own, ...administrators]}
    />
  );
}
