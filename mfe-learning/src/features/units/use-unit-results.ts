import type { listOpenAttempts, readUnitResults } from '@pathshala/svc-exams-contract/http';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { OpenAttempt, Unit, YearResult } from './unit-types.ts';

export interface UnitResults {
  readonly resultOf: (yearId: string) => YearResult | undefined;
  readonly attemptOf: (yearId: string) => OpenAttempt | undefined;
  readonly isLoading: boolean;
  /** The results failed to load; the years can still be opened. */
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** The student's latest result of each year of a unit, and the open attempts. */
export function useUnitResults(unitId: string): UnitResults {
  const user = useUser();
  const results = useApiQuery<typeof readUnitResults>(
    '/exams/exam-results/student/{studentId}/unit/{unitId}',
    { params: { studentId: user?._id ?? '', unitId } },
    { enabled: user !== null },
  );
  const attempts = useOpenAttempts();
  return {
    resultOf: (id) => results.data?.years.find(({ yearId }) => yearId === id),
    attemptOf: (id) => attempts.data?.items.find(({ examId }) => examId === id),
    isLoading: results.isLoading,
    hasFailed: results.isError,
    tryAgain: () => void results.refetch(),
  };
}

function useOpenAttempts() {
  return useApiQuery<typeof listOpenAttempts>('/exams/attempts', { query: { pageSize: 100 } });
}

/** The id of the unit whose next paper is the primary action of the page: that of the open exam, else the first. */
export function useLeadingUnit(units: readonly Unit[]): string | undefined {
  const { data } = useOpenAttempts();
  const open = new Set(data?.items.map(({ examId }) => examId));
  const running = units.find(({ years }) => years.some(({ _id }) => open.has(_id)));
  return (running ?? units[0])?._id;
}
