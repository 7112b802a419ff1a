import {
  createDraftStorage,
  type DraftStorage,
  type StoredDraft,
} from '@pathshala/admin-kit/draft/draft-storage';
import { type CourseDraft, emptyCourse } from './course-draft.ts';
import { steps, type FormLocation } from './location-of.ts';

type StoredCourse = StoredDraft<CourseDraft, FormLocation>;
type Restored = Pick<StoredCourse, 'values' | 'location'>;

/** One draft per user and course (`new` for a course that is not saved yet). */
export function courseDraftStorage(
  userId: string,
  courseId: string,
  storage?: Storage,
): DraftStorage<CourseDraft, FormLocation> {
  const name = `university:${userId}:${courseId}`;
  return createDraftStorage({ name, restore, ...(storage && { storage }) });
}

function restore({ values, location }: Partial<StoredCourse>): Restored | undefined {
  if (typeof values !== 'object' || !Array.isArray(values.units)) return undefined;
  return {
    // A draft of an older version of the form lacks the fields added since.
    values: { ...emptyCourse(), ...values },
    location: { ...location, step: steps.find((step) => step === location?.step) ?? 'university' },
  };
}
