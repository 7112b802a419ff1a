import { Opaque } from '@pathshala/admin-kit/forms/opaque';
import { newKey, type SubjectDraft } from '@pathshala/admin-exams/question-editor/question-draft';
import { isSameName } from '@pathshala/rules/paper-rules';

/** Numbers stay as typed, in Latin or Bengali digits. `key` identifies a row while rows move. */
export interface YearDraft {
  readonly key: string;
  readonly _id?: string;
  /** A number if the stored year is a number. */
  readonly year: string | number;
  readonly timeLimit: string;
  readonly totalMarks: string;
  readonly requiredSubjects: string;
  readonly negativeMarkingPercentage: string;
  readonly subjects: Opaque<readonly SubjectDraft[]>;
}

export interface UnitDraft {
  readonly key: string;
  readonly _id?: string;
  readonly unitName: string;
  readonly years: readonly YearDraft[];
}

/** `description` and the answers are fragments of HTML, as the server stores them. */
export interface CourseDraft {
  /** Drafts that an older form stored in a browser lack it; `restoreCourse` converts them. */
  readonly format: 'html';
  readonly name: string;
  readonly courseCode: string;
  readonly courseThumbnail: string;
  readonly description: string;
  readonly courseFeatures: readonly { readonly feature: string; readonly description: string }[];
  readonly subjectAreas: readonly string[];
  readonly studentRequirements: readonly string[];
  readonly enrollmentProcessSteps: readonly string[];
  readonly enrollmentFee: string;
  readonly discountFee: string;
  readonly enrollmentDuration: string | number;
  readonly instructor: string;
  readonly testimonials: readonly {
    readonly studentName: string;
    readonly enrolledYear: string | number;
    readonly review: string;
  }[];
  readonly averageRating: string;
  readonly faqs: readonly { readonly question: string; readonly answer: string }[];
  readonly units: readonly UnitDraft[];
  /** The name of a unit that is typed and not added yet; it is added with the next step or the save. */
  readonly newUnit: string;
}

export function emptyUnit(unitName: string): UnitDraft {
  return { key: newKey(), unitName, years: [] };
}

export function emptyYear(year: string): YearDraft {
  return {
    key: newKey(),
    year,
    timeLimit: '60',
    totalMarks: '',
    requiredSubjects: '',
    negativeMarkingPercentage: '0',
    subjects: new Opaque([]),
  };
}

/** The year again without a name and without ids: the author names it, and the save gives it ids of its own. */
export function copiedYear({ _id: _year, subjects, ...year }: YearDraft): YearDraft {
  const copied = subjects.get().map(({ mcqs, ...subject }) => ({
    ...subject,
    key: newKey(),
    mcqs: mcqs.map(({ _id: _question, options, ...question }) => ({
      ...question,
      key: newKey(),
      options: options.map(({ _id: _option, ...option }) => ({ ...option, key: newKey() })),
    })),
  }));
  return { ...year, key: newKey(), year: '', subjects: new Opaque(copied) };
}

/** A new course: one empty entry in each of the three text lists (ADM-02). */
export function emptyCourse(): CourseDraft {
  return {
    format: 'html',
    name: '',
    courseCode: '',
    courseThumbnail: '',
    description: '',
    courseFeatures: [],
    subjectAreas: [''],
    studentRequirements: [''],
    enrollmentProcessSteps: [''],
    enrollmentFee: '0',
    discountFee: '0',
    enrollmentDuration: '',
    instructor: '',
    testimonials: [],
    averageRating: '0',
    faqs: [],
    units: [],
    newUnit: '',
  };
}

/** The unit whose name is typed and not added yet; none for a name that another unit has: only the author may replace a unit. */
export function typedUnit({ newUnit, units }: Pick<CourseDraft, 'newUnit' | 'units'>): UnitDraft | undefined {
  const unitName = newUnit.trim();
  const isTaken = units.some((unit) => isSameName(unit.unitName, unitName));
  return unitName === '' || isTaken ? undefined : emptyUnit(unitName);
}

export function withTypedUnit(course: CourseDraft): CourseDraft {
  const unit = typedUnit(course);
  return unit ? { ...course, units: [...course.units, unit], newUnit: '' } : course;
}

export function questionCountOf({ subjects }: Pick<YearDraft, 'subjects'>): number {
  return subjects.get().reduce((sum, { mcqs }) => sum + mcqs.length, 0);
}
