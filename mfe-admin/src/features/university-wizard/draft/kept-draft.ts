import { createDraftShelf, type DraftShelf, type Kept } from '@pathshala/admin-kit/draft/draft-shelf';
import { type CourseDraft, emptyCourse } from './course-draft.ts';
import { steps, type Where } from './where-of.ts';

type KeptCourse = Kept<CourseDraft, Where>;

/** One draft per person and course (`new` for one that is not stored yet). */
export function courseShelf(
  userId: string,
  courseId: string,
  storage?: Storage,
): DraftShelf<CourseDraft, Where> {
  const name = `university:${userId}:${courseId}`;
  return createDraftShelf({ name, parse: keptCourseOf, ...(storage && { storage }) });
}

function keptCourseOf(stored: unknown): KeptCourse | undefined {
  const draft = stored as Partial<KeptCourse> | null;
  if (!draft || typeof draft.values !== 'object' || !Array.isArray(draft.values.units)) return undefined;
  return {
    // A draft of an older version of the form lacks what has been added since.
    values: { ...emptyCourse(), ...draft.values },
    where: { ...draft.where, step: steps.find((step) => step === draft.where?.step) ?? 'university' },
    source: draft.source ?? '',
    keptAt: draft.keptAt ?? 0,
  };
}
