import type { readUnitDetails } from '@pathshala/svc-catalog-contract/http';
import type { readUnitResults } from '@pathshala/svc-exams-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import type { AnswerOf } from '@pathshala/web-kit/route-types';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { DashboardCourse } from '../../../continue/dashboard-types.ts';
import { coursePaths, examPath } from '../../../courses/course-paths.ts';
import { texts } from './texts.ts';

type Unit = AnswerOf<typeof readUnitDetails>['units'][number];

/** The place where a course continues, and one line about it. */
export interface NextStep {
  readonly why: string;
  readonly to: string;
}

/** null: all are done, or the course does not say. */
export type NextOf = NextStep | null | 'loading';

/** The first paper without a result in the unit of the latest one. */
export function useNextPaper(course: DashboardCourse | undefined, lastUnitId: string | undefined): NextOf {
  const { unit, isKnown } = useUnit(course, lastUnitId);
  const taken = useTaken(unit);
  const stepOf = useStep();
  if (course === undefined) return null;
  if (!isKnown) return 'loading';
  if (unit === undefined || taken === null) return null;
  return taken === 'loading' ? 'loading' : stepOf(course, unit, taken);
}

/** Returns the unit of the id, else the first one. */
function useUnit(course: DashboardCourse | undefined, unitId: string | undefined) {
  const { data, isError } = useApiQuery<typeof readUnitDetails>(
    '/admissioncourse/universities/unitDetails/{courseCode}',
    { params: { courseCode: course?.courseCode ?? '' } },
    { enabled: course !== undefined },
  );
  const units = data?.units ?? [];
  return {
    unit: units.find(({ _id }) => _id === unitId) ?? units[0],
    isKnown: data !== undefined || isError,
  };
}

/** The ids of the years with a result; null: they cannot be read. */
function useTaken(unit: Unit | undefined): ReadonlySet<string> | null | 'loading' {
  const user = useUser();
  const { data, isError } = useApiQuery<typeof readUnitResults>(
    '/exams/exam-results/student/{studentId}/unit/{unitId}',
    { params: { studentId: user?._id ?? '', unitId: unit?._id ?? '' } },
    { enabled: user !== null && unit !== undefined },
  );
  if (isError) return null;
  return data === undefined ? 'loading' : new Set(data.years.map(({ yearId }) => yearId));
}

function useStep(): (course: DashboardCourse, unit: Unit, taken: ReadonlySet<string>) => NextStep {
  const translate = useText();
  const inLanguage = useBilingual();
  return ({ courseCode }, { _id: unitId, unitName, years }, taken) => {
    const year = years.find(({ _id }) => !taken.has(_id));
    // The papers of another unit may not be for this student: they are chosen on the page of the units.
    if (year === undefined) {
      return {
        why: translate(texts.unitFinished, { unit: inLanguage(unitName) }),
        to: coursePaths.units(courseCode),
      };
    }
    return {
      why: translate(texts.next, { title: inLanguage(year.title) }),
      to: examPath({ courseCode, unitId, yearId: year._id }),
    };
  };
}
