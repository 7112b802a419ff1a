import type { Edited } from '@pathshala/contract-kit/edited';
import type { AdmissionCourseInput, YearOverview } from '@pathshala/svc-catalog-contract/admission';
import type { Paper } from './paper.ts';

interface CourseUnit {
  readonly _id: string;
  readonly unitName: string;
  /** Each refers to the paper of the same id and carries its numbers, so that readers need not load it. */
  readonly years: readonly YearOverview[];
}

type Details = Omit<
  AdmissionCourseInput,
  '_id' | 'units' | 'enrolledCount' | 'rev' | 'changedAt' | 'changedBy'
>;

export interface AdmissionCourse extends Details {
  readonly _id: string;
  /** The code in capitals; of a deleted course a form that nobody can ask for, so that the code is free again. */
  readonly codeKey: string;
  /** For sorting and searching: see `searchKeyOf`. */
  readonly nameKey: string;
  /** What is to be paid, in taka. */
  readonly fee: number;
  readonly units: readonly CourseUnit[];
  /** ISO 8601. */
  readonly createdAt: string;
  readonly deletedAt: string | null;
  /** The save that is under way; `until` is epoch ms. */
  readonly saving: { readonly id: string; readonly until: number } | null;
  readonly edited?: Edited;
  /** Who made that edit: the name goes with the account. */
  readonly editorId?: string | null;
}

/** Spec §5: the fee less the discount; the rules keep the discount within the fee. */
export function payable(enrollmentFee: number, discountFee: number): number {
  return Math.max(0, Math.round((enrollmentFee - discountFee) * 100) / 100);
}

export function yearIdsOf(course: Pick<AdmissionCourse, 'units'>): string[] {
  return course.units.flatMap(({ years }) => years.map(({ _id }) => _id));
}

/** The years that can be sat: those with questions. */
export function openYearsOf(course: Pick<AdmissionCourse, 'units'>): YearOverview[] {
  return course.units.flatMap(({ years }) => years.filter(({ questionCount }) => questionCount > 0));
}

export function overviewOf({ _id, content }: Paper): YearOverview {
  const subjects = content.subjects.map(({ subjectName, mandatory, mcqs }) => ({
    subjectName,
    mandatory,
    questionCount: mcqs.length,
  }));
  const { year, title, timeLimit, totalMarks, requiredSubjects, negativeMarkingPercentage } = content;
  return {
    _id,
    year,
    title,
    timeLimit,
    totalMarks,
    requiredSubjects,
    negativeMarkingPercentage,
    questionCount: subjects.reduce((sum, { questionCount }) => sum + questionCount, 0),
    subjects,
  };
}

/** Brings the numbers of a year in step with its paper; null when they are, or when the course does not list it. */
export function withPaper(course: AdmissionCourse, paper: Paper): AdmissionCourse | null {
  const overview = overviewOf(paper);
  const listed = course.units.flatMap(({ years }) => years).find(({ _id }) => _id === paper._id);
  if (!listed || JSON.stringify(listed) === JSON.stringify(overview)) return null;
  const units = course.units.map((unit) => ({
    ...unit,
    years: unit.years.map((year) => (year._id === paper._id ? overview : year)),
  }));
  return { ...course, units };
}

/** Takes the course out of the catalogue and frees its code; enrolments keep referring to it. */
export function deleteCourse(course: AdmissionCourse, now: string): AdmissionCourse {
  return { ...course, deletedAt: now, codeKey: `${course.codeKey}~${course._id}` };
}
