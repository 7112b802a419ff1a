import type { readUnitDetails } from '@pathshala/svc-catalog-contract/http';
import type { readUnitResults } from '@pathshala/svc-exams-contract/http';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { DashboardCourse } from '../../../continue/dashboard-types.ts';
import { examPath } from '../../../courses/course-paths.ts';

/** The next lesson or paper of a course. */
export interface NextStep {
  readonly title: string;
  readonly to: string;
}

/** null: all are done, or the course does not say. */
export type NextOf = NextStep | null | 'loading';

type Unit = AnswerOf<typeof readUnitDetails>['units'][number];

/** The first paper without a result: in the unit of the latest one, then in the one after it. */
export function useNextPaper(course: DashboardCourse | undefined, lastUnitId: string | undefined): NextOf {
  const units = useApiQuery<typeof readUnitDetails>(
    '/admissioncourse/universities/unitDetails/{courseCode}',
    { params: { courseCode: course?.courseCode ?? '' } },
    { enabled: course !== undefined },
  );
  const [first, second] = unitsFrom(units.data?.units ?? [], lastUnitId);
  const inFirst = useNextYear(first);
  const inSecond = useNextYear(inFirst === null ? second : undefined);
  if (course === undefined || units.isError) return null;
  if (units.data === undefined) return 'loading';
  const next = inFirst ?? inSecond;
  if (next === null || next === 'loading') return next;
  const { courseCode } = course;
  return { title: next.title, to: examPath({ courseCode, unitId: next.unitId, yearId: next._id }) };
}

/** In their order, beginning with this one. */
function unitsFrom(units: readonly Unit[], unitId: string | undefined): readonly Unit[] {
  const at = Math.max(
    0,
    units.findIndex(({ _id }) => _id === unitId),
  );
  return [...units.slice(at), ...units.slice(0, at)];
}

type NextYear = Unit['years'][number] & { readonly unitId: string };

function useNextYear(unit: Unit | undefined): NextYear | null | 'loading' {
  const user = useUser();
  const results = useApiQuery<typeof readUnitResults>(
    '/exams/exam-results/student/{studentId}/unit/{unitId}',
    { params: { studentId: user?._id ?? '', unitId: unit?._id ?? '' } },
    { enabled: user !== null && unit !== undefined },
  );
  if (unit === undefined || results.isError) return null;
  if (results.data === undefined) return 'loading';
  const taken = new Set(results.data.years.map(({ yearId }) => yearId));
  const year = unit.years.find(({ _id }) => !taken.has(_id));
  return year === undefined ? null : { ...year, unitId: unit._id };
}
