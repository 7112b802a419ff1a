import type { readUnitDetails } from '@pathshala/svc-catalog-contract/http';
import type { readUnitResults } from '@pathshala/svc-exams-contract/http';
import { useBilingual } from '@pathshala/web-kit/bilingual';
import { useText } from '@pathshala/web-kit/texts';
import { useApiQuery } from '@pathshala/web-kit/use-api-query';
import { useUser } from '@pathshala/web-kit/use-session';
import type { DashboardCourse } from '../../../continue/dashboard-types.ts';
import { coursePaths, examPath } from '../../../courses/course-paths.ts';
import { texts } from './texts.ts';

/** Where a course goes on, and one line that says with what. */
export interface NextStep {
  readonly why: string;
  readonly to: string;
}

/** null: all are done, or the course does not say. */
export type NextOf = NextStep | null | 'loading';

/** The first paper without a result in the unit of the latest one. */
export function useNextPaper(course: DashboardCourse | undefined, lastUnitId: string | undefined): NextOf {
  const translate = useText();
  const half = useBilingual();
  const user = useUser();
  const units = useApiQuery<typeof readUnitDetails>(
    '/admissioncourse/universities/unitDetails/{courseCode}',
    { params: { courseCode: course?.courseCode ?? '' } },
    { enabled: course !== undefined },
  );
  const unit = units.data?.units.find(({ _id }) => _id === lastUnitId) ?? units.data?.units[0];
  const results = useApiQuery<typeof readUnitResults>(
    '/exams/exam-results/student/{studentId}/unit/{unitId}',
    { params: { studentId: user?._id ?? '', unitId: unit?._id ?? '' } },
    { enabled: course !== undefined && user !== null && unit !== undefined },
  );
  if (course === undefined || units.isError || results.isError) return null;
  if (units.data === undefined) return 'loading';
  if (unit === undefined) return null;
  if (results.data === undefined) return 'loading';
  const taken = new Set(results.data.years.map(({ yearId }) => yearId));
  const year = unit.years.find(({ _id }) => !taken.has(_id));
  const { courseCode } = course;
  // The papers of another unit may not be for this student: they are chosen on the page of the units.
  return year === undefined
    ? {
        why: translate(texts.unitFinished, { unit: half(unit.unitName) }),
        to: coursePaths.units(courseCode),
      }
    : {
        why: translate(texts.next, { title: half(year.title) }),
        to: examPath({ courseCode, unitId: unit._id, yearId: year._id }),
      };
}
