import { firstEditMark, nextEditMark, noEditor, type Editor } from '@pathshala/back-office/edit-mark';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import { partOpenings, type CourseParts, type Opening } from '../domain/opening.ts';
import { requireOpenings } from '../domain/require-openings.ts';
import type { TrackOutline } from '../../outlines/index.ts';
import type { FindCourseParts, OpeningPlan, OpeningPlans } from '../ports.ts';

interface CourseOpeningsDependencies {
  readonly plans: OpeningPlans;
  /** One for each kind of courses. */
  readonly findCourseParts: readonly FindCourseParts[];
  readonly trackOutline: TrackOutline;
  readonly now: () => number;
}

export interface CourseOpenings extends Partial<Pick<OpeningPlan, 'edited'>> {
  readonly course: CourseParts;
  readonly openings: ReturnType<typeof partOpenings>;
}

/** Throws `not-found` for an unknown and for a deleted course. */
async function requireParts(finders: readonly FindCourseParts[], courseId: string): Promise<CourseParts> {
  for (const find of finders) {
    const found = await find(courseId);
    if (found !== null) return found;
  }
  throw new DomainError('not-found', 'catalog.course-not-found');
}

function describe(course: CourseParts, plan: OpeningPlan | null): CourseOpenings {
  const openings = partOpenings(course, plan?.openings ?? []);
  return { course, openings, ...(plan && { edited: plan.edited }) };
}

export function readOpenings({ plans, findCourseParts }: CourseOpeningsDependencies) {
  return async (courseId: string): Promise<CourseOpenings> =>
    describe(await requireParts(findCourseParts, courseId), await plans.find(courseId));
}

interface ReplaceOpeningsCommand {
  readonly courseId: string;
  readonly openings: readonly Opening[];
  readonly rev: number | undefined;
  readonly editor: Editor;
}

const instant = (time: string | null): string | null => (time === null ? null : new Date(time).toISOString());

/** Times are compared as texts, so all of them are stored in one form. */
function normalized({ _id, opensAt, closesAt, after }: Opening): Opening {
  return { _id, opensAt: instant(opensAt), closesAt: instant(closesAt), after };
}

const isSet = ({ opensAt, closesAt, after }: Opening): boolean =>
  opensAt !== null || closesAt !== null || after !== null;

/** Replaces the openings of all current parts. Those of deleted parts stay, because a delete can be undone. */
export function replaceOpenings(deps: CourseOpeningsDependencies) {
  const { plans, findCourseParts, trackOutline, now } = deps;
  return async ({ courseId, openings, rev, editor }: ReplaceOpeningsCommand): Promise<CourseOpenings> => {
    const course = await requireParts(findCourseParts, courseId);
    const current = new Set(course.parts.map(({ _id }) => _id));
    const wanted = openings.map(normalized);
    requireOpenings(course, wanted);
    const at = new Date(now()).toISOString();
    if ((await plans.find(courseId)) === null) {
      const mark = firstEditMark(noEditor, at);
      await isInserted(plans.insert({ _id: courseId, schemaVersion: 1, openings: [], ...mark }));
    }
    const change = (stored: OpeningPlan) => {
      const ofDeleted = stored.openings.filter(({ _id }) => !current.has(_id));
      const byId = new Map([...ofDeleted, ...wanted.filter(isSet)].map((opening) => [opening._id, opening]));
      const mark = nextEditMark(stored, editor, { rev, now: at });
      return { state: { ...stored, openings: [...byId.values()], ...mark } };
    };
    const plan = await trackOutline({ courseId }, () => plans.update(courseId, change));
    return describe(course, plan);
  };
}
