/**
 * The rules by which the answers of an exam become marks. All marks are decimals; percentages are of a question's points.
 */
export interface MarkingScheme {
  /** `points`: the question's own points; `marks`: the same for every question. */
  readonly right: { readonly gives: 'points' } | { readonly gives: 'marks'; readonly marks: number };
  readonly wrong:
    | { readonly costs: 'nothing' }
    | { readonly costs: 'percent'; readonly percentage: number }
    | { readonly costs: 'marks'; readonly marks: number };
  /** `one`: an answer of one right option is right. `set`: the answer must be all right options and no other. */
  readonly match: 'one' | 'set';
  /** The effect of a question without a right option: leaving it blank earns its points, or nothing does. */
  readonly withoutKey: 'blank-earns' | 'no-marks';
  /** Marks needed in total to pass. */
  readonly minimumTotal: number | null;
  /** Marks needed in a subject to pass; of no effect on a subject that the student has not chosen. */
  readonly subjectMinima: readonly { readonly subjectName: string; readonly marks: number }[];
  /** Marks for each point of GPA, added to the score for the merit position. */
  readonly gpa: { readonly sscWeight: number; readonly hscWeight: number } | null;
  /** Marks taken from the merit score of a student who sits the admission test for the second time. */
  readonly secondTimerDeduction: number | null;
}

/** The declaration of a student before Start, if the scheme requires it. */
export interface Declaration {
  /** 0 to 5. */
  readonly sscGpa: number | null;
  readonly hscGpa: number | null;
  readonly isSecondTimer: boolean;
}
