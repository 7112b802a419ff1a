/** A part that exams can belong to. */
export interface OutlinePart {
  readonly type: 'subject' | 'chapter' | 'lesson' | 'unit';
  readonly id: string;
  readonly title: string;
  /** The subject that it lies in; a subject's own id; null for a unit of an admission course. */
  readonly subjectId: string | null;
}

/** A course and its parts as they are stored now. */
export interface CourseFacts {
  readonly courseId: string;
  readonly courseKind: 'admission' | 'academic';
  readonly courseName: string;
  readonly isDeleted: boolean;
  /** In the order of the course; none of a deleted course. */
  readonly parents: readonly OutlinePart[];
}

/** As it was published last. */
export interface Outline extends Omit<CourseFacts, 'courseId'> {
  /** The course's. */
  readonly _id: string;
  readonly version: number;
}

/** The outline to publish, or null while the last one is still right. A course that is not ready yet has none. */
export function nextOutline(published: Outline | null, facts: CourseFacts): Outline | null {
  if (published === null && facts.isDeleted) return null;
  const { courseId, ...rest } = facts;
  const next = { _id: courseId, ...rest, version: (published?.version ?? 0) + 1 };
  return published !== null && textOf(published) === textOf(next) ? null : next;
}

function textOf({ courseKind, courseName, isDeleted, parents }: Outline): string {
  const parts = parents.map(({ type, id, title, subjectId }) => [type, id, title, subjectId]);
  return JSON.stringify([courseKind, courseName, isDeleted, parts]);
}
