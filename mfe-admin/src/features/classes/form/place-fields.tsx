import { ChoiceField } from '@pathshala/admin-kit/forms/choice-field';
import type { listBatches } from '@pathshala/svc-catalog-contract/batches';
import type { ClassForAdmin } from '@pathshala/svc-catalog-contract/classes';
import type { listAdmissionCourses, listCourses } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { texts } from '../texts.ts';
import type { ClassValues } from './class-values.ts';

type Stored = Pick<ClassForAdmin, 'courseId' | 'courseName' | 'batchId' | 'batchName'>;

interface Option {
  readonly value: string;
  readonly label: string;
}

const withStored = (listed: readonly Option[], stored: Option): readonly Option[] =>
  stored.value === '' || listed.some(({ value }) => value === stored.value) ? listed : [stored, ...listed];

/** The course and batch; those of the stored class can be chosen before the lists have loaded. */
export function PlaceFields({ stored }: { readonly stored: Stored | undefined }): ReactNode {
  const translate = useText();
  const courses = useCourseOptions(stored);
  const batches = useBatchOptions(stored);
  return (
    <section>
      <h2>{translate(texts.forWhom)}</h2>
      <ChoiceField<ClassValues>
        name="courseId"
        label={translate(texts.course)}
        help={translate(texts.courseHelp)}
        display="search"
        choices={[{ value: '', label: translate(texts.chooseCourse) }, ...courses]}
      />
      <ChoiceField<ClassValues>
        name="batchId"
        label={translate(texts.batch)}
        help={translate(texts.batchHelp)}
        display="search"
        isOptional
        choices={[{ value: '', label: translate(texts.wholeCourse) }, ...batches]}
      />
    </section>
  );
}

function useCourseOptions(stored: Stored | undefined): readonly Option[] {
  const inLanguage = useBilingual();
  const query = { pageSize: 100, sort: 'name' as const };
  const academic = useApiQuery<typeof listCourses>('/courses', { query });
  const admission = useApiQuery<typeof listAdmissionCourses>('/admissioncourse/universities', { query });
  const listed = [
    ...(academic.data?.items ?? []).map(({ _id, courseName }) => ({
      value: _id,
      label: inLanguage(courseName),
    })),
    ...(admission.data?.items ?? []).map(({ _id, name }) => ({ value: _id, label: inLanguage(name) })),
  ];
  const { courseId = '', courseName = '' } = stored ?? {};
  return withStored(listed, { value: courseId, label: inLanguage(courseName) });
}

/** The batches of the chosen course. */
function useBatchOptions(stored: Stored | undefined): readonly Option[] {
  const inLanguage = useBilingual();
  const courseId = useWatch<ClassValues, 'courseId'>({ name: 'courseId' });
  const query = { pageSize: 100, sort: 'name' as const, ...(courseId !== '' && { courseId }) };
  const { data } = useApiQuery<typeof listBatches>('/courses/batches', { query }, { keepPrevious: true });
  const listed = (data?.items ?? []).map(({ _id, name }) => ({ value: _id, label: inLanguage(name) }));
  const { batchId = '', batchName = '' } = stored ?? {};
  return withStored(listed, { value: batchId, label: inLanguage(batchName) });
}
