import { toFragment } from '@pathshala/admin-kit/rich-text/fragment';
import type { DraftOptions } from '@pathshala/admin-kit/forms/admin-form-types';
import { Opaque } from '@pathshala/admin-kit/forms/opaque';
import {
  restoredSubjects,
  type StoredSubject,
} from '@pathshala/admin-exams/question-editor/restored-subjects';
import { type CourseDraft, emptyCourse, type UnitDraft, type YearDraft } from './course-draft.ts';
import { type FormLocation, steps } from './location-of.ts';

/** A course as a draft in the browser has it, perhaps written by an older version of the form. */
type StoredCourse = Partial<Omit<CourseDraft, 'units'>> & { readonly units: readonly StoredUnit[] };
type StoredUnit = Omit<UnitDraft, 'years'> & { readonly years: readonly StoredYear[] };
type StoredYear = Omit<YearDraft, 'subjects'> & { readonly subjects: readonly StoredSubject[] };

export const restore: NonNullable<DraftOptions<CourseDraft, FormLocation>['restore']> = ({
  values,
  location,
}) => {
  const stored = values as unknown as Partial<StoredCourse> | undefined;
  if (typeof stored !== 'object' || !Array.isArray(stored.units)) return undefined;
  return {
    values: restoreCourse({ ...stored, units: stored.units }),
    location: { ...location, step: steps.find((step) => step === location?.step) ?? 'university' },
  };
};

/** An older draft lacks the fields added since, and its texts are typed text instead of HTML. */
function restoreCourse({ units, ...stored }: StoredCourse): CourseDraft {
  const facts = { ...emptyCourse(), ...stored, format: 'html' as const };
  const texts = stored.format === 'html' ? {} : convertedTexts(facts);
  return { ...facts, ...texts, units: units.map(restoreUnit) };
}

function convertedTexts({ description, faqs }: CourseDraft): Pick<CourseDraft, 'description' | 'faqs'> {
  return {
    description: toFragment(description),
    faqs: faqs.map(({ question, answer }) => ({ question, answer: toFragment(answer) })),
  };
}

function restoreUnit(unit: StoredUnit): UnitDraft {
  const restoreYear = (year: StoredYear): YearDraft => ({
    ...year,
    subjects: new Opaque(restoredSubjects(year.subjects)),
  });
  return { ...unit, years: unit.years.map(restoreYear) };
}
