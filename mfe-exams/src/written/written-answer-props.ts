import type { PaperOverview, StudentPaper } from '@pathshala/svc-exams-contract/http';
import type { ComponentType } from 'react';

/** The state of a written answer. */
export interface WrittenWork {
  readonly words: number;
  /** The number of pages on the server. */
  readonly pages: number;
  /** Chosen, and not on the server yet. */
  readonly waiting: number;
}

/** The facts that a student of a written exam should know before Start. */
export type BeforeWrittenProps = Pick<PaperOverview, 'timeLimit'>;

/** The body of the page on which a written exam is sat; the page around it saves the text, and submits. */
export interface WrittenAnswerProps {
  readonly attemptId: string;
  readonly task: StudentPaper['written'];
  readonly text: string;
  /** False: the exam is submitted, or goes on on another device; what is typed cannot be saved. */
  readonly isOpen: boolean;
  readonly onText: (text: string) => void;
  readonly onWork: (work: WrittenWork) => void;
}

/** The parts that written exams add to the exam page, in one file that is loaded before Start is shown. */
export interface WrittenParts {
  readonly Before: ComponentType<BeforeWrittenProps>;
  readonly Answer: ComponentType<WrittenAnswerProps>;
}
