import { firstEditMark } from '@pathshala/back-office/edit-mark';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import { type SeasonPart, seasonDates } from '../../copies/index.ts';
import type { TrackOutline } from '../../outlines/index.ts';
import { copyOpenings } from '../domain/copy-openings.ts';
import type { FindCourseParts, OpeningPlans } from '../ports.ts';

interface SeasonPartDependencies {
  readonly plans: OpeningPlans;
  readonly findCourseParts: readonly FindCourseParts[];
  readonly trackOutline: TrackOutline;
}

/** The openings of a course, for its copy. */
export function createSeasonPart(deps: SeasonPartDependencies): SeasonPart {
  const { plans, findCourseParts, trackOutline } = deps;
  return {
    kind: 'opening',
    async dates(courseId) {
      const plan = await plans.find(courseId);
      const found = await Promise.all(findCourseParts.map((find) => find(courseId)));
      const parts = found.flatMap((course) => course?.parts ?? []);
      const openings = new Map(plan?.openings.map((opening) => [opening._id, opening]));
      return parts.flatMap(({ _id, title }) => {
        const { opensAt: opens = null, closesAt: closes = null } = openings.get(_id) ?? {};
        return seasonDates({ kind: 'opening', title }, { opens, closes });
      });
    },
    async copy({ _id, fromCourseId, days, copiedAt, ...by }, ids) {
      const plan = await plans.find(fromCourseId);
      if (plan === null) return new Map();
      const openings = copyOpenings(plan.openings, { ids, days });
      const mark = firstEditMark({ id: by.editorId, name: by.editorName }, copiedAt);
      await trackOutline({ courseId: _id }, () =>
        isInserted(plans.insert({ ...plan, ...mark, _id, openings })),
      );
      return new Map();
    },
  };
}
