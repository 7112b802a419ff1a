import type { DraftOptions } from '@pathshala/admin-kit/forms/admin-form-types';
import { Opaque } from '@pathshala/admin-kit/forms/opaque';
import {
  type CourseDraft,
  emptyCourse,
  emptySession,
  noNewUnit,
  type SubjectDraft,
  type UnitDraft,
} from './course-draft.ts';
import { type FormLocation, steps } from './location-of.ts';

/** A value of the form as JSON has it: an `Opaque` is its plain value. */
type Plain<Value> =
  Value extends Opaque<infer Inner>
    ? Inner
    : Value extends readonly (infer Item)[]
      ? readonly Plain<Item>[]
      : Value extends object
        ? { readonly [Name in keyof Value]: Plain<Value[Name]> }
        : Value;

export const restore: NonNullable<DraftOptions<CourseDraft, FormLocation>['restore']> = ({
  values,
  location,
}) => {
  const stored = values as unknown as Partial<Plain<CourseDraft>> | undefined;
  if (typeof stored !== 'object' || !Array.isArray(stored.subjects)) return undefined;
  const { subjects, passed, interactiveSessions = [] } = stored;
  return {
    values: {
      ...emptyCourse(),
      ...(stored as Partial<CourseDraft>),
      // Older forms had no date of a session.
      interactiveSessions: interactiveSessions.map((session) => ({ ...emptySession, ...session })),
      subjects: (subjects as readonly Plain<SubjectDraft>[]).map(restoreSubject),
      passed: new Opaque(passed ?? {}),
    },
    location: { ...location, step: steps.find((step) => step === location?.step) ?? 'details' },
  };
};

/** A subject as a draft has it; one that an older form stored has no unit that is typed. */
type StoredSubject = Plain<Omit<SubjectDraft, 'newUnit'>> & Partial<Pick<SubjectDraft, 'newUnit'>>;

function restoreSubject({ passed, units, newUnit = noNewUnit, ...subject }: StoredSubject): SubjectDraft {
  return { ...subject, newUnit, units: units.map(restoreUnit), passed: new Opaque(passed) };
}

function restoreUnit({ passed, ...unit }: Plain<UnitDraft>): UnitDraft {
  return { ...unit, passed: new Opaque(passed) };
}
