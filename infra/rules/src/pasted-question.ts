/** A question as it was recognised; its texts are plain text. */
export interface PastedQuestion {
  /** The line on which it starts, from 1. */
  readonly line: number;
  readonly question: string;
  readonly options: readonly string[];
  /** Indexes of the correct options. */
  readonly correct: readonly number[];
  readonly explanation: string;
  /** The points as typed; empty for the points of the dialog. */
  readonly points: string;
}

export type PasteProblem =
  | 'noQuestion'
  | 'noOptions'
  | 'fewOptions'
  | 'manyOptions'
  | 'emptyOption'
  | 'letterOrder'
  | 'ambiguousOptions'
  | 'strayText'
  | 'noAnswer'
  | 'noAnswerCell'
  | 'unknownAnswer'
  | 'otherAnswerText'
  | 'unknownAnswerCell'
  | 'ambiguousAnswer'
  | 'severalAnswers'
  | 'points';

export interface PasteError {
  /** The line, from 1. */
  readonly line: number;
  readonly problem: PasteProblem;
}

export interface PasteResult {
  readonly questions: readonly PastedQuestion[];
  readonly errors: readonly PasteError[];
  /** The text without the recognised questions. */
  readonly rest: string;
}
