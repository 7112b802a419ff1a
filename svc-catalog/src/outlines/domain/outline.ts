/** A part to which exams can belong. */
export interface OutlinePart {
  readonly type: 'subject' | 'chapter' | 'lesson' | 'unit';
  readonly id: string;
  readonly title: string;
  /** The id of its subject; a subject's own id; null for a unit of an admission course. */
  readonly subjectId: string | null;
}

/** The current state of a course and its parts. */
export interface CourseFacts {
  readonly courseId: string;
  readonly courseKind: 'admission' | 'academic';
  readonly courseName: string;
  readonly isDeleted: boolean;
  /** Sorted as in the course; empty for a deleted course. */
  readonly parents: readonly OutlinePart[];
}

/** The latest published outline. */
export interface Outline extends Omit<CourseFacts, 'courseId'> {
  /** The id of the course. */
  readonly _id: string;
  readonly version: number;
}

/** The outline to publish, or null while the last one is still right. An unfinished course has none. */
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
