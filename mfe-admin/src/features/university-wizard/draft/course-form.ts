import type {
  AdmissionCourseForAdmin as SavedCourse,
  AdmissionCourseForm as CourseForm,
  admissionCourseInput,
} from '@pathshala/svc-catalog-contract/http';
import { numberOf } from '@pathshala/admin-kit/values/number-of';
import { Opaque } from '@pathshala/admin-kit/forms/opaque';
import { newKey, subjectDraftOf, subjectFormOf } from '@pathshala/admin-exams/question-editor/question-draft';
import type { WholeInput } from '@pathshala/web-kit/route-types';
import type { CourseDraft, UnitDraft, YearDraft } from './course-draft.ts';

type SavedUnit = SavedCourse['units'][number];
type SavedYear = SavedUnit['years'][number];

/** The stored course as a draft; an empty text list gets one empty entry. */
export function draftOf(course: SavedCourse): CourseDraft {
  const { _id: _i, enrolledCount: _n, rev: _r, changedAt: _a, changedBy: _b, units, ...facts } = course;
  const atLeastOne = (texts: readonly string[]) => (texts.length === 0 ? [''] : texts);
  return {
    ...facts,
    format: 'html',
    subjectAreas: atLeastOne(facts.subjectAreas),
    studentRequirements: atLeastOne(facts.studentRequirements),
    enrollmentProcessSteps: atLeastOne(facts.enrollmentProcessSteps),
    enrollmentFee: String(facts.enrollmentFee),
    discountFee: String(facts.discountFee),
    averageRating: String(facts.averageRating),
    units: units.map((unit) => ({ ...unit, key: newKey(), years: unit.years.map(yearDraftOf) })),
    newUnit: '',
  };
}

function yearDraftOf(year: SavedYear): YearDraft {
  return {
    ...year,
    _id: year._id,
    key: newKey(),
    timeLimit: String(year.timeLimit),
    totalMarks: String(year.totalMarks),
    requiredSubjects: String(year.requiredSubjects),
    negativeMarkingPercentage: String(year.negativeMarkingPercentage),
    subjects: new Opaque(year.subjects.map(subjectDraftOf)),
  };
}

/** The draft in the format of the request. Entries keep their order: the server's errors name them by index. */
export function formOf(course: CourseDraft): CourseForm {
  const { format: _, newUnit: __, ...draft } = course;
  return {
    ...draft,
    courseCode: draft.courseCode.trim(),
    enrollmentFee: numberOf(draft.enrollmentFee) ?? 0,
    discountFee: numberOf(draft.discountFee) ?? 0,
    averageRating: numberOf(draft.averageRating) ?? 0,
    courseFeatures: [...draft.courseFeatures],
    subjectAreas: [...draft.subjectAreas],
    studentRequirements: [...draft.studentRequirements],
    enrollmentProcessSteps: [...draft.enrollmentProcessSteps],
    testimonials: [...draft.testimonials],
    faqs: [...draft.faqs],
    units: draft.units.map(unitFormOf),
  } satisfies WholeInput<typeof admissionCourseInput>;
}

function unitFormOf(draft: UnitDraft) {
  const { key: _, ...unit } = draft;
  return { ...unit, years: unit.years.map(yearFormOf) };
}

function yearFormOf(draft: YearDraft) {
  const { key: _, totalMarks, requiredSubjects, ...year } = draft;
  const [marks, required] = [numberOf(totalMarks), numberOf(requiredSubjects)];
  return {
    ...year,
    timeLimit: numberOf(year.timeLimit) ?? 60,
    negativeMarkingPercentage: numberOf(year.negativeMarkingPercentage) ?? 0,
    ...(marks === undefined ? {} : { totalMarks: marks }),
    ...(required === undefined ? {} : { requiredSubjects: required }),
    subjects: year.subjects.get().map(subjectFormOf),
  };
}
