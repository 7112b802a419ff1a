/** Numbers are kept as they are typed, in either language's digits; `key` tells rows apart while they move. */
export interface OptionDraft {
  readonly key: string;
  readonly _id?: string;
  readonly text: string;
  readonly isCorrect: boolean;
}

export interface QuestionDraft {
  readonly key: string;
  readonly _id?: string;
  readonly question: string;
  readonly points: string;
  readonly explanation: string;
  readonly options: readonly OptionDraft[];
}

export interface SubjectDraft {
  readonly key: string;
  readonly subjectName: string;
  readonly mandatory: boolean;
  readonly mcqs: readonly QuestionDraft[];
}

export interface YearDraft {
  readonly key: string;
  readonly _id?: string;
  /** A number where the server holds one. */
  readonly year: string | number;
  readonly timeLimit: string;
  readonly totalMarks: string;
  readonly requiredSubjects: string;
  readonly negativeMarkingPercentage: string;
  readonly subjects: readonly SubjectDraft[];
}

export interface UnitDraft {
  readonly key: string;
  readonly _id?: string;
  readonly unitName: string;
  readonly years: readonly YearDraft[];
}

export interface CourseDraft {
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
  readonly testimonials: readonly {
    readonly studentName: string;
    readonly enrolledYear: string | number;
    readonly review: string;
  }[];
  readonly averageRating: string;
  readonly faqs: readonly { readonly question: string; readonly answer: string }[];
  readonly units: readonly UnitDraft[];
}

/** Spec §5: the option limit of a question, and how many it starts with. */
export const optionLimits = { atFirst: 4, atLeast: 2, atMost: 6 } as const;

/** Unique on this page is enough: keys are never sent. */
export function newKey(): string {
  return crypto.randomUUID();
}

export function emptyOption(): OptionDraft {
  return { key: newKey(), text: '', isCorrect: false };
}

export function emptyQuestion(): QuestionDraft {
  const options = Array.from({ length: optionLimits.atFirst }, emptyOption);
  return { key: newKey(), question: '', points: '1', explanation: '', options };
}

export function emptySubject(): SubjectDraft {
  return { key: newKey(), subjectName: '', mandatory: true, mcqs: [] };
}

export function emptyYear(year: string): YearDraft {
  return {
    key: newKey(),
    year,
    timeLimit: '60',
    totalMarks: '',
    requiredSubjects: '',
    negativeMarkingPercentage: '0',
    subjects: [],
  };
}

/** A new course: one empty entry in each of the three text lists (ADM-02). */
export function emptyCourse(): CourseDraft {
  return {
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
    testimonials: [],
    averageRating: '0',
    faqs: [],
    units: [],
  };
}
