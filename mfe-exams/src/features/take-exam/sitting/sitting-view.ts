import type { StudentPaper } from '@pathshala/svc-exams-contract/http';
import type { WrittenWork } from '../../../written/written-answer-props.ts';
import type { Sitting } from '../engine/sitting.ts';
import type { SittingState } from '../engine/sitting-state.ts';
import type { Question, Section } from '../model/paper-questions.ts';
import type { Counts } from '../model/question-state.ts';
import type { ServerClock } from '../model/server-clock.ts';

/** `later`: logging in again was put off. */
export type OpenDialog = 'palette' | 'submit' | 'subjects' | 'later' | null;

/** The values and actions that the parts of the exam page share. */
export interface SittingView {
  readonly attemptId: string;
  readonly sitting: Sitting;
  readonly state: SittingState;
  readonly paper: StudentPaper;
  /** The sections of the chosen subjects. */
  readonly sections: readonly Section[];
  readonly questions: readonly Question[];
  readonly counts: Counts;
  /** The one on the screen; none while no subject is in. */
  readonly question: Question | undefined;
  /** Several options of a question may be right. */
  readonly isSet: boolean;
  /** Chooses an option; of a set, also takes it out again. */
  readonly choose: (question: Question, option: string) => void;
  /** The state of a written answer; null: the exam has questions. */
  readonly work: WrittenWork | null;
  readonly onWork: (work: WrittenWork) => void;
  readonly clock: ServerClock;
  readonly dialog: OpenDialog;
  readonly open: (dialog: OpenDialog) => void;
}
