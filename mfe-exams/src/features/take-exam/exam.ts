import type { ExamKind } from '@pathshala/svc-exams-contract/http';

/** The exam of a page, and where its links lead. */
export interface Exam {
  /** Without it the overview says the kind. */
  readonly examKind?: ExamKind;
  readonly examId: string;
  readonly back: { readonly to: string; readonly text: string };
  /** Where the right to sit it is got: the course, or the campaign. */
  readonly entry: { readonly to: string; readonly text: string };
  /** Its results are ranked in a merit list. */
  readonly isRanked?: boolean;
  readonly resultPath: (resultId: string) => string;
}
