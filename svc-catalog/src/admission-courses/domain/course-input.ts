import type { CourseDetails } from './course.ts';

/** A course as an administrator submits it, with the questions of its past years. Each `_id` is checked before it is used. */
export interface CourseInput extends CourseDetails {
  readonly units: readonly UnitInput[];
}

export interface UnitInput {
  readonly _id?: string | undefined;
  readonly unitName: string;
  readonly years: readonly YearInput[];
}

export interface YearInput {
  readonly _id?: string | undefined;
  readonly year: string | number;
  /** Minutes. */
  readonly timeLimit: number;
  /** By default all marks that a student can reach. */
  readonly totalMarks?: number | undefined;
  /** By default all subjects. */
  readonly requiredSubjects?: number | undefined;
  /** Percent of a question's points that a wrong answer costs. */
  readonly negativeMarkingPercentage: number;
  readonly subjects: readonly SubjectInput[];
}

export interface SubjectInput {
  readonly subjectName: string;
  readonly mandatory: boolean;
  readonly mcqs: readonly QuestionInput[];
}

export interface QuestionInput {
  readonly _id?: string | undefined;
  /** Rich text. */
  readonly question: string;
  readonly points: number;
  /** Rich text. */
  readonly explanation: string;
  readonly options: readonly OptionInput[];
  readonly isSample?: boolean | undefined;
}

interface OptionInput {
  readonly _id?: string | undefined;
  /** Rich text. */
  readonly text: string;
  readonly isCorrect: boolean;
}
