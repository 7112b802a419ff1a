import type { Edited } from '@pathshala/contract-kit/edited';
import { deletedNow, notDeleted, type Deletable, type Deleter } from '@pathshala/rules/undo-window';
import type { Ranked } from '../../course-order/index.ts';
import type { StudentRatings } from '../../ratings/index.ts';
import { sumOfMarks } from '@pathshala/rules/paper';
import type { Paper } from './paper.ts';

interface CourseUnit {
  readonly _id: string;
  readonly unitName: string;
  /** Overviews of the papers, so that readers need not load a paper. */
  readonly years: readonly YearOverview[];
}

/** The course fields that an author writes, without units. */
export interface CourseDetails {
  readonly name: string;
  /** Empty in the input: a code is made from the name. */
  readonly courseCode: string;
  /** An address or a drawn picture (`data:`). */
  readonly courseThumbnail: string;
  /** Rich text. */
  readonly description: string;
  readonly courseFeatures: readonly { readonly feature: string; readonly description: string }[];
  readonly subjectAreas: readonly string[];
  readonly studentRequirements: readonly string[];
  readonly enrollmentProcessSteps: readonly string[];
  /** Taka. */
  readonly enrollmentFee: number;
  /** Taka. */
  readonly discountFee: number;
  readonly enrollmentDuration: string | number;
  /** Missing in courses stored before it was introduced. */
  readonly instructor?: string;
  readonly testimonials: readonly Testimonial[];
  /** 0 to 5. */
  readonly averageRating: number;
  readonly faqs: readonly { readonly question: string; readonly answer: string }[];
}

interface Testimonial {
  readonly studentName: string;
  readonly enrolledYear: string | number;
  readonly review: string;
}

/** The numbers of a past exam, without questions. Its id is that of the paper. */
export interface YearOverview {
  readonly _id: string;
  readonly year: string | number;
  readonly title: string;
  /** Minutes. */
  readonly timeLimit: number;
  readonly totalMarks: number;
  readonly requiredSubjects: number;
  readonly negativeMarkingPercentage: number;
  readonly questionCount: number;
  readonly subjects: readonly {
    readonly subjectName: string;
    readonly mandatory: boolean;
    readonly questionCount: number;
    /** The points of its questions. */
    readonly marks?: number;
  }[];
  /** How many questions are samples, which everyone may read with their key. */
  readonly sampleCount?: number;
}

/** Increases when `overviewOf` or `countsOf` has new fields. */
export const overviewVersion = 2;

/** Counts that are stored because the list is sorted by them. Courses of an earlier version have none until the next start. */
interface CourseCounts {
  readonly unitCount: number;
  /** Years that students can sit, and their questions. */
  readonly yearCount: number;
  readonly questionCount: number;
  readonly overviewVersion: number;
}

export interface AdmissionCourse extends CourseDetails, Deletable, Ranked, Partial<CourseCounts> {
  /** Missing while no student has rated the course. Afterwards `averageRating` is the students' mean. */
  readonly studentRatings?: StudentRatings | undefined;
  readonly _id: string;
  /** Only authors and enrolled students find it; missing: it is published. */
  readonly isDraft?: boolean;
  /** The code in upper case. A deleted course has a key that no code can equal, so that its code is free again. */
  readonly codeKey: string;
  /** `listKeyOf` of the name, for sorting and searching. */
  readonly nameKey: string;
  /** Amount to pay, in taka. */
  readonly fee: number;
  readonly units: readonly CourseUnit[];
  /** ISO 8601. */
  readonly createdAt: string;
  /** The lease of the save in progress; it expires at `until`, epoch ms. */
  readonly saving: { readonly id: string; readonly until: number } | null;
  readonly edited?: Edited;
  /** The account that made the edit; null once it is deleted. */
  readonly editorId?: string | null;
}

/** Spec §5: the fee less the discount, which is at most the fee. */
export function payable(enrollmentFee: number, discountFee: number): number {
  return Math.max(0, Math.round((enrollmentFee - discountFee) * 100) / 100);
}

export function yearIdsOf(course: Pick<AdmissionCourse, 'units'>): string[] {
  return course.units.flatMap(({ years }) => years.map(({ _id }) => _id));
}

/** Whether students can sit the year: it has questions. */
export function isOpenYear({ questionCount }: Pick<YearOverview, 'questionCount'>): boolean {
  return questionCount > 0;
}

export function openYearsOf(course: Pick<AdmissionCourse, 'units'>): YearOverview[] {
  return course.units.flatMap(({ years }) => years.filter(isOpenYear));
}

export function countsOf(course: Pick<AdmissionCourse, 'units'>): CourseCounts {
  const years = openYearsOf(course);
  return {
    unitCount: course.units.length,
    yearCount: years.length,
    questionCount: years.reduce((sum, { questionCount }) => sum + questionCount, 0),
    overviewVersion,
  };
}

export function overviewOf({ _id, content }: Paper): YearOverview {
  const subjects = content.subjects.map(({ subjectName, mandatory, mcqs }) => ({
    subjectName,
    mandatory,
    questionCount: mcqs.length,
    marks: sumOfMarks(mcqs.map(({ points }) => points)),
  }));
  const samples = content.subjects.flatMap(({ mcqs }) => mcqs.filter(({ isSample }) => isSample));
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
    sampleCount: samples.length,
  };
}

/** Updates the overview of a year from its paper. Returns null when nothing changes or the course does not list the paper. */
export function withPaper(course: AdmissionCourse, paper: Paper): AdmissionCourse | null {
  const overview = overviewOf(paper);
  const listed = course.units.flatMap(({ years }) => years).find(({ _id }) => _id === paper._id);
  if (!listed || JSON.stringify(listed) === JSON.stringify(overview)) return null;
  const units = course.units.map((unit) => ({
    ...unit,
    years: unit.years.map((year) => (year._id === paper._id ? overview : year)),
  }));
  return { ...course, units, ...countsOf({ units }) };
}

/** Removes the course from the catalogue and frees its code. The document stays, because enrolments refer to it. */
export function deleteCourse(course: AdmissionCourse, now: number, by: Deleter): AdmissionCourse {
  return { ...course, ...deletedNow(now, by), codeKey: `${course.codeKey}~${course._id}` };
}

/** Undoes `deleteCourse`. Another course may have the code since: the store then rejects the change. */
export function restoreCourse(course: AdmissionCourse): AdmissionCourse {
  return { ...course, ...notDeleted, codeKey: course.courseCode.toUpperCase() };
}
