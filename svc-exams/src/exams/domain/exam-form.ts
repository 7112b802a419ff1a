import type { MarkingScheme } from '@pathshala/rules/marking-scheme';

/** An exam as an administrator submits it. Null stands for a number that was not entered, NaN for one that cannot be read. */
export interface ExamForm {
  /** One line. */
  readonly title: string;
  readonly type: string;
  readonly mcqs: readonly QuestionForm[];
  readonly written: WrittenForm | null;
  readonly totalMarks: number | null;
  readonly timeLimit: number | null;
  readonly passingScore: number | null;
  readonly negativeMarkingPercentage: number | null;
  /** An instant, a day, or a wall time in Dhaka; empty: not entered. */
  readonly startingDate: string;
  readonly duration: number | null;
  readonly examNumber: number | null;
  readonly order: { readonly questions: boolean; readonly options: boolean };
  readonly markingScheme: MarkingScheme | undefined;
  /** Questions without a correct option are intended. */
  readonly confirmNoCorrectOption: boolean;
  /** Questions may be without an explanation. */
  readonly withoutExplanations: boolean;
  /** Empty: everybody in the course may sit it. */
  readonly batchIds: readonly string[];
}

/** Parts without an id are new. */
export interface QuestionForm {
  readonly _id?: string | undefined;
  readonly question: string;
  readonly options: readonly OptionForm[];
  readonly explanation: string;
  readonly points: number | null;
  readonly bankQuestionId: string | null;
}

interface OptionForm {
  readonly _id?: string | undefined;
  readonly text: string;
  readonly isCorrect: boolean;
}

/** An uploaded PDF, as the author's pages show it. */
export interface WrittenFile {
  readonly address: string;
  readonly name: string;
  readonly size: number;
}

export interface WrittenForm {
  readonly questionText: string;
  readonly answerGuidelines: string;
  readonly handwrittenPdf: string;
  readonly downloadablePdf: string;
  readonly criteria: readonly { readonly name: string; readonly maxMarks: number | null }[];
  readonly files: readonly WrittenFile[];
}
