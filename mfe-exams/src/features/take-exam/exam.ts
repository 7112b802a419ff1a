import type { ExamKind } from '@pathshala/svc-exams-contract/http';

/** The exam of a page, and where its links lead. */
export interface Exam {
  /** The kind; if it is missing, the overview has it. */
  readonly examKind?: ExamKind;
  readonly examId: string;
  readonly back: { readonly to: string; readonly text: string };
  /** The page of the course or campaign that gives the right to sit the exam. */
  readonly entry: { readonly to: string; readonly text: string };
  /** Its results are ranked in a merit list. */
  readonly isRanked?: boolean;
  readonly resultPath: (resultId: string) => string;
}
