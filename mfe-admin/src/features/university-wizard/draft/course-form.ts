import type {
  AdmissionCourseForAdmin as SavedCourse,
  AdmissionCourseForm as CourseForm,
} from '@pathshala/svc-catalog/contract/http';
import {
  type CourseDraft,
  newKey,
  type QuestionDraft,
  type UnitDraft,
  type YearDraft,
} from './course-draft.ts';
import { fromFragment, toFragment } from './fragment.ts';
import { numberOf } from './number-of.ts';

type SavedUnit = SavedCourse['units'][number];
type SavedYear = SavedUnit['years'][number];
type SavedQuestion = SavedYear['subjects'][number]['mcqs'][number];

/** The stored course as a draft; an empty text list gets its one empty entry. */
export function draftOf(course: SavedCourse): CourseDraft {
  const { _id: _, enrolledCount: __, units, ...facts } = course;
  const atLeastOne = (texts: readonly string[]) => (texts.length === 0 ? [''] : texts);
  return {
    ...facts,
    description: fromFragment(facts.description),
    subjectAreas: atLeastOne(facts.subjectAreas),
    studentRequirements: atLeastOne(facts.studentRequirements),
    enrollmentProcessSteps: atLeastOne(facts.enrollmentProcessSteps),
    enrollmentFee: String(facts.enrollmentFee),
    discountFee: String(facts.discountFee),
    averageRating: String(facts.averageRating),
    faqs: facts.faqs.map(({ question, answer }) => ({ question, answer: fromFragment(answer) })),
    units: units.map((unit) => ({ ...unit, key: newKey(), years: unit.years.map(yearDraftOf) })),
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
    subjects: year.subjects.map((subject) => ({
      ...subject,
      key: newKey(),
      mcqs: subject.mcqs.map(questionDraftOf),
    })),
  };
}

function questionDraftOf(question: SavedQuestion): QuestionDraft {
  return {
    ...question,
    key: newKey(),
    points: String(question.points),
    question: fromFragment(question.question),
    explanation: fromFragment(question.explanation),
    options: question.options.map((option) => ({
      ...option,
      key: newKey(),
      text: fromFragment(option.text),
    })),
  };
}

/** The draft as the contract takes it. Entries keep their order and number: the server's marks name them by index. */
export function formOf(draft: CourseDraft): CourseForm {
  return {
    ...draft,
    courseCode: draft.courseCode.trim(),
    description: toFragment(draft.description),
    enrollmentFee: numberOf(draft.enrollmentFee) ?? 0,
    discountFee: numberOf(draft.discountFee) ?? 0,
    averageRating: numberOf(draft.averageRating) ?? 0,
    courseFeatures: [...draft.courseFeatures],
    subjectAreas: [...draft.subjectAreas],
    studentRequirements: [...draft.studentRequirements],
    enrollmentProcessSteps: [...draft.enrollmentProcessSteps],
    testimonials: [...draft.testimonials],
    faqs: draft.faqs.map(({ question, answer }) => ({ question, answer: toFragment(answer) })),
    units: draft.units.map(unitFormOf),
  };
}

/** Keys are the page's own business. */
function keyless<Part extends { readonly key: string }>(part: Part): Omit<Part, 'key'> {
  const { key: _, ...rest } = part;
  return rest;
}

function unitFormOf(unit: UnitDraft) {
  return { ...keyless(unit), years: unit.years.map(yearFormOf) };
}

function yearFormOf(draft: YearDraft) {
  const { totalMarks, requiredSubjects, ...year } = keyless(draft);
  const [marks, required] = [numberOf(totalMarks), numberOf(requiredSubjects)];
  return {
    ...year,
    timeLimit: numberOf(year.timeLimit) ?? 60,
    negativeMarkingPercentage: numberOf(year.negativeMarkingPercentage) ?? 0,
    ...(marks === undefined ? {} : { totalMarks: marks }),
    ...(required === undefined ? {} : { requiredSubjects: required }),
    subjects: year.subjects.map((subject) => ({
      ...keyless(subject),
      mcqs: subject.mcqs.map(questionFormOf),
    })),
  };
}

function questionFormOf(question: QuestionDraft) {
  return {
    ...keyless(question),
    question: toFragment(question.question),
    explanation: toFragment(question.explanation),
    points: numberOf(question.points) ?? 0,
    options: question.options.map((option) => ({ ...keyless(option), text: toFragment(option.text) })),
  };
}
