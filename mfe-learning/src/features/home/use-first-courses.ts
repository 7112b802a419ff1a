import type { listAcademicCourses, listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { AcademicCard, AdmissionCard } from '../../courses/course-types.ts';

/** The number of courses on the home page. */
const shown = 4;
const options = { staleTime: 60_000 };

/** The first admission courses in the order of the school; undefined while they load, none if they fail. */
export function useFirstAdmissionCourses(pageSize = shown): readonly AdmissionCard[] | undefined {
  const { data, error } = useApiQuery<typeof listAdmissionCourses>(
    '/admissioncourse/universities',
    { query: { pageSize } },
    options,
  );
  return data?.items ?? (error === null ? undefined : []);
}

interface FirstCourses {
  readonly admission: readonly AdmissionCard[];
  /** The academic courses that fit beside the admission courses. */
  readonly academic: readonly AcademicCard[];
}

/** The courses of the home page; null while they load. */
export function useFirstCourses(): FirstCourses | null {
  const admission = useFirstAdmissionCourses();
  const room = admission === undefined ? 0 : shown - admission.length;
  const { data, error } = useApiQuery<typeof listAcademicCourses>(
    '/academiccourse/academicCourses',
    { query: { pageSize: shown } },
    { ...options, enabled: room > 0 },
  );
  if (admission === undefined) return null;
  if (room <= 0) return { admission, academic: [] };
  const academic = data?.items ?? (error === null ? null : []);
  return academic && { admission, academic: academic.slice(0, room) };
}
