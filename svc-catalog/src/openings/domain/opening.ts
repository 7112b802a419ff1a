/** When one part of a course is open for students. Times are ISO 8601. */
export interface Opening {
  /** The id of the course or of one of its parts. */
  readonly _id: string;
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  /** The id of the lesson, or of the past year, that a student completes first. */
  readonly after: string | null;
}

type PartKind = 'course' | 'subject' | 'chapter' | 'lesson' | 'content' | 'unit' | 'year';

/** Whether students complete such parts, so that others can wait for them. */
export function isCondition({ kind }: { readonly kind: PartKind }): boolean {
  return kind === 'lesson' || kind === 'year';
}

export interface CoursePart {
  readonly _id: string;
  readonly kind: PartKind;
  readonly title: string;
  /** The ids of the parts that contain this one, the course first. */
  readonly within: readonly string[];
}

export interface CourseParts {
  readonly courseId: string;
  readonly title: string;
  /** In the order of the course, the course itself first. */
  readonly parts: readonly CoursePart[];
}

const noOpening = { opensAt: null, closesAt: null, after: null };

interface PartOpening extends Omit<CoursePart, 'within'>, Opening {}

/** All parts with their openings. A condition on a part that was removed is none. */
export function partOpenings({ parts }: CourseParts, openings: readonly Opening[]): PartOpening[] {
  const stored = new Map(openings.map((opening) => [opening._id, opening]));
  const conditions = new Set(parts.filter(isCondition).map(({ _id }) => _id));
  return parts.map(({ _id, kind, title }) => {
    const opening = { ...noOpening, ...stored.get(_id) };
    const { after } = opening;
    return { ...opening, _id, kind, title, after: after !== null && conditions.has(after) ? after : null };
  });
}
