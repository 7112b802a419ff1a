/** One attempt of a student at an exam, as lists show it. */
export interface PastAttempt {
  readonly attemptId: string;
  readonly isOpen: boolean;
  /** Null while it is open. */
  readonly result: {
    /** Null: a written exam without marks. */
    readonly score: number | null;
    readonly totalMarks: number;
    /** ISO 8601. */
    readonly submittedAt: string;
  } | null;
}
