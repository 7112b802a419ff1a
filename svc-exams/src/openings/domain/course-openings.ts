/** When a part of a course opens and closes. `after` is a lesson or past year that each student completes first. */
interface CourseOpening {
  readonly id: string;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly after: { readonly id: string; readonly title: string } | null;
}

/** The openings of a course as svc-catalog published them last. */
export interface CourseOpenings {
  readonly courseId: string;
  readonly version: number;
  readonly openings: readonly CourseOpening[];
  /** The ids of the parts that contain a part, the course first; empty where everything is open. */
  readonly within: Readonly<Record<string, readonly string[]>>;
}

interface Part {
  readonly id: string;
  readonly type: string;
  readonly subjectId: string | null;
  readonly chapterId?: string | undefined;
}

interface Outlined {
  readonly courseId: string;
  readonly version: number;
  readonly parents: readonly Part[];
  readonly years?: readonly { readonly id: string; readonly unitId: string }[] | undefined;
  readonly openings?: readonly CourseOpening[] | undefined;
}

function partsAround({ id, type, subjectId, chapterId }: Part): string[] {
  const around = [subjectId, type === 'lesson' ? chapterId : undefined];
  return around.filter((one): one is string => typeof one === 'string' && one !== id);
}

export function courseOpeningsOf({ courseId, version, ...outline }: Outlined): CourseOpenings {
  const { parents, years = [], openings = [] } = outline;
  const chains: readonly (readonly [string, readonly string[]])[] =
    openings.length === 0
      ? []
      : [
          ...parents.map((part) => [part.id, [courseId, ...partsAround(part)]] as const),
          ...years.map(({ id, unitId }) => [id, [courseId, unitId]] as const),
        ];
  const stored = openings.map(({ id, opensAt, closesAt, after }) => ({
    id,
    opensAt,
    closesAt,
    after: after && { id: after.id, title: after.title },
  }));
  return { courseId, version, openings: stored, within: Object.fromEntries(chains) };
}

/** The ids on which a lock of the part depends, the course first. */
export function chainOf({ courseId, within }: CourseOpenings, partId: string): readonly string[] {
  if (partId === courseId) return [courseId];
  return [...(within[partId] ?? [courseId]), partId];
}
