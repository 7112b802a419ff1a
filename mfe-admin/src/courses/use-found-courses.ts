import type { listAcademicCourses, listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';

const usualSize = 20;

export interface CourseOption {
  readonly value: string;
  readonly label: string;
}

/** The first courses of both kinds that the service finds; it also knows the other script. */
export function useFoundCourses(
  q: string,
  pageSize = usualSize,
): {
  readonly found: readonly CourseOption[];
  readonly hasFailed: boolean;
} {
  const inLanguage = useBilingual();
  const input = { query: { pageSize, ...(q !== '' && { q }) } };
  const options = { keepPrevious: true };
  const admission = useApiQuery<typeof listAdmissionCourses>('/admissioncourse/universities', input, options);
  const academic = useApiQuery<typeof listAcademicCourses>('/academiccourse/academicCourses', input, options);
  return {
    found: [
      ...(admission.data?.items ?? []).map(({ _id, name, courseCode }) => ({
        value: _id,
        label: courseCode === '' ? inLanguage(name) : `${inLanguage(name)} (${courseCode})`,
      })),
      ...(academic.data?.items ?? []).map(({ _id, title }) => ({ value: _id, label: inLanguage(title) })),
    ],
    hasFailed: admission.error !== null || academic.error !== null,
  };
}
