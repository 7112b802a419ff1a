import { firstEditMark, nextEditMark, noEditor, type Editor } from '@pathshala/back-office/edit-mark';
import { isInserted } from '@pathshala/stores/documents/insert-once';
import { partOpenings, type CourseParts, type Opening } from '../domain/opening.ts';
import { requireOpenings } from '../domain/require-openings.ts';
import type { OpeningPlan, OpeningPlans, ReadCourseParts } from '../ports.ts';

interface CourseOpeningsDependencies {
  readonly plans: OpeningPlans;
  readonly readCourseParts: ReadCourseParts;
  readonly now: () => number;
}

export interface CourseOpenings extends Partial<Pick<OpeningPlan, 'edited'>> {
  readonly course: CourseParts;
  readonly openings: ReturnType<typeof partOpenings>;
}

function describe(course: CourseParts, plan: OpeningPlan | null): CourseOpenings {
  const openings = partOpenings(course, plan?.openings ?? []);
  return { course, openings, ...(plan && { edited: plan.edited }) };
}

export function readOpenings({ plans, readCourseParts }: CourseOpeningsDependencies) {
  return async (courseId: string): Promise<CourseOpenings> =>
    describe(await readCourseParts(courseId), await plans.find(courseId));
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
export function replaceOpenings({ plans, readCourseParts, now }: CourseOpeningsDependencies) {
  return async ({ courseId, openings, rev, editor }: ReplaceOpeningsCommand): Promise<CourseOpenings> => {
    const course = await readCourseParts(courseId);
    const current = new Set(course.parts.map(({ _id }) => _id));
    const wanted = openings.map(normalized);
    requireOpenings(course, wanted);
    const at = new Date(now()).toISOString();
    if ((await plans.find(courseId)) === null) {
      const mark = firstEditMark(noEditor, at);
      await isInserted(plans.insert({ _id: courseId, schemaVersion: 1, openings: [], ...mark }));
    }
    const plan = await plans.update(courseId, (stored) => {
      const ofDeleted = stored.openings.filter(({ _id }) => !current.has(_id));
      const byId = new Map([...ofDeleted, ...wanted.filter(isSet)].map((opening) => [opening._id, opening]));
      const mark = nextEditMark(stored, editor, { rev, now: at });
      return { state: { ...stored, openings: [...byId.values()], ...mark } };
    });
    return describe(course, plan);
  };
}
