import type { Opening } from '../../openings/index.ts';

/** A part to which exams can belong. */
export interface OutlinePart {
  readonly type: 'subject' | 'chapter' | 'lesson' | 'unit';
  readonly id: string;
  readonly title: string;
  /** The id of its subject; a subject's own id; null for a unit of an admission course. */
  readonly subjectId: string | null;
  /** The chapter of a lesson. */
  readonly chapterId?: string;
}

/** A past year of an admission course. */
interface OutlineYear {
  readonly id: string;
  readonly title: string;
  readonly unitId: string;
}

/** When a part opens and closes; `after` is a lesson or year that the course has now. */
interface OutlineOpening {
  readonly id: string;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly after: { readonly id: string; readonly title: string } | null;
}

/** Increases when an outline has new facts, so that every course is published again at the next start. */
export const outlineForm = 2;

/** The current state of a course and its parts. */
export interface CourseFacts {
  readonly courseId: string;
  readonly courseKind: 'admission' | 'academic';
  readonly courseName: string;
  readonly isDeleted: boolean;
  /** Sorted as in the course; empty for a deleted course. */
  readonly parents: readonly OutlinePart[];
  /** Missing: none. */
  readonly years?: readonly OutlineYear[];
}

/** The latest published outline. */
export interface Outline extends Omit<CourseFacts, 'courseId'> {
  /** The id of the course. */
  readonly _id: string;
  readonly version: number;
  /** `outlineForm` of the release that published it; missing: 1. */
  readonly form?: number;
  readonly openings?: readonly OutlineOpening[];
}

/** The openings of the parts that the course has now. A condition on a part that was removed is none. */
function openingsOf({ courseId, parents, years = [] }: CourseFacts, openings: readonly Opening[]) {
  const conditions = new Map(
    [...parents.filter(({ type }) => type === 'lesson'), ...years].map((one) => [one.id, one.title]),
  );
  const known = new Set([courseId, ...parents.map(({ id }) => id), ...conditions.keys()]);
  return openings.flatMap(({ _id: id, opensAt, closesAt, after }): OutlineOpening[] => {
    const title = after === null ? undefined : conditions.get(after);
    const condition = after === null || title === undefined ? null : { id: after, title };
    const isOpen = opensAt === null && closesAt === null && condition === null;
    return isOpen || !known.has(id) ? [] : [{ id, opensAt, closesAt, after: condition }];
  });
}

/** The outline to publish, or null while the last one is still right. An unfinished course has none. */
export function nextOutline(
  published: Outline | null,
  facts: CourseFacts,
  planned: readonly Opening[],
): Outline | null {
  if (published === null && facts.isDeleted) return null;
  const { courseId, ...rest } = facts;
  const openings = facts.isDeleted ? [] : openingsOf(facts, planned);
  const version = (published?.version ?? 0) + 1;
  const next = { _id: courseId, ...rest, openings, form: outlineForm, version };
  return published !== null && textOf(published) === textOf(next) ? null : next;
}

function textOf({ courseKind, courseName, isDeleted, form, ...parts }: Outline): string {
  const { parents, years = [], openings = [] } = parts;
  const places = parents.map(({ type, id, title, subjectId, chapterId }) => [
    type,
    id,
    title,
    subjectId,
    chapterId,
  ]);
  const sat = years.map(({ id, title, unitId }) => [id, title, unitId]);
  const times = openings.map(({ id, opensAt, closesAt, after }) => [
    id,
    opensAt,
    closesAt,
    after?.id,
    after?.title,
  ]);
  return JSON.stringify([courseKind, courseName, isDeleted, form, places, sat, times]);
}
