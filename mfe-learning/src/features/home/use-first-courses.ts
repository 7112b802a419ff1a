import type { listAcademicCourses, listAdmissionCourses } from '@pathshala/svc-catalog-contract/http';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import type { AcademicCard, AdmissionCard } from '../../courses/course-types.ts';

/** How many courses the home page shows. */
const shown = 4;
const options = { staleTime: 60_000 };

/** The first admission courses in the order of the school, four of them by default; undefined while they load and if they fail. */
export function useFirstAdmissionCourses(pageSize = shown): {
  readonly courses: readonly AdmissionCard[] | undefined;
  readonly isFailed: boolean;
} {
  const { data, error } = useApiQuery<typeof listAdmissionCourses>(
    '/admissioncourse/universities',
    { query: { pageSize } },
    options,
  );
  return { courses: data?.items, isFailed: error !== null };
}

export interface FirstCourses {
  readonly admission: readonly AdmissionCard[];
  /** As many as there is room for beside the admission courses. */
  readonly academic: readonly AcademicCard[];
}

/** The courses of the home page; null while they load. One that fails is left out. */
export function useFirstCourses(): FirstCourses | null {
  const { courses, isFailed } = useFirstAdmissionCourses();
  const room = isFailed ? shown : shown - (courses?.length ?? shown);
  const academic = useApiQuery<typeof listAcademicCourses>(
    '/academiccourse/academicCourses',
    { query: { pageSize: shown } },
    { ...options, enabled: room > 0 },
  );
  const isWaiting = (courses === undefined && !isFailed) || (room > 0 && academic.isLoading);
  if (isWaiting) return null;
  return { admission: courses ?? [], academic: (academic.data?.items ?? []).slice(0, room) };
}
