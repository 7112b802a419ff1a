import type { PendingEvent } from '@pathshala/events/aggregate';
import type { TimeRange } from '@pathshala/rules/dhaka-time';
import type { PaperHead, FollowWindow, PreparedPaper } from '../papers/ports.ts';
import type { AnswerChanges, AnswerInput } from './domain/answers.ts';
import type { Attempt, SubmittedAttempt } from './domain/attempt.ts';

export { checkAnswers, requireAllowed, type AnswerInput } from './domain/answers.ts';
export {
  doesCount,
  isSubmitted,
  type Attempt,
  type Outcome,
  type SubmittedAttempt,
} from './domain/attempt.ts';
export { chooseSubjects, countedSubjects, requireCompleteChoice } from './domain/chosen-subjects.ts';
export { deadlineOf } from './domain/clock.ts';
export { isWindowOver, scoreHiddenUntil, scoreVisibleFrom } from './domain/score-visibility.ts';
export { markQuestion } from './domain/scoring.ts';

/** What a save must know of an attempt. The choice of subjects and the deadline can change; a save names those that it was checked against. */
export type AttemptFacts = Pick<
  Attempt,
  '_id' | 'studentId' | 'examKind' | 'examId' | 'paperVersion' | 'deadlineAt' | 'chosenSubjects' | 'choiceNo'
>;

export interface Save {
  readonly facts: AttemptFacts;
  readonly changes: AnswerChanges;
  readonly clientSeq: number;
}

interface Submission {
  readonly rule: (attempt: Attempt) => SubmittedAttempt | null;
  /** When its student sees the score; null: at once. */
  readonly scoreVisibleFrom: string | null;
  /** Recorded by the same write (default: none). */
  readonly alsoRecord?: (attempt: SubmittedAttempt) => PendingEvent;
}

interface DeadlineMove {
  readonly from: string;
  readonly to: string;
}

export type OpenSitting = Pick<Attempt, '_id' | 'paperVersion' | 'startedAt' | 'deadlineAt'>;

export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}

/** Times are ISO 8601. */
export interface Attempts {
  /** The id follows from these: two calls that start the same attempt make one document. */
  idOf(attempt: Pick<Attempt, 'examKind' | 'examId' | 'studentId' | 'attemptNo'>): string;
  find(id: string): Promise<Attempt | null>;
  /** From memory where it is known; as old as the last change of subjects that this process made. */
  facts(id: string): Promise<AttemptFacts | null>;
  /** The attempt with the highest number. */
  latest(exam: Pick<Attempt, 'studentId' | 'examKind' | 'examId'>): Promise<Attempt | null>;
  /** Whether the student has an attempt, open or submitted, on this version of the exam's paper. */
  hasVersion(studentId: string, paper: { examId: string; version: number }): Promise<boolean>;
  /** False when another call has just started the attempt with this id. */
  begin(attempt: Attempt): Promise<boolean>;
  /** One conditional write: open, this choice of subjects, this deadline, a higher `clientSeq`. False changes nothing. */
  save(save: Save): Promise<boolean>;
  /** Load, rule, conditional write; the rule is repeated on a lost race and returns null to leave the attempt as it is. */
  change(id: string, rule: (attempt: Attempt) => Attempt | null): Promise<Attempt>;
  /** As `change`, and the same write records `exams.exam.submitted`. */
  submit(id: string, submission: Submission): Promise<Attempt>;
  /** Of no effect on an attempt that is submitted, or whose deadline is another by now. */
  moveDeadline(id: string, move: DeadlineMove): Promise<void>;
  /** Ids of results of the exam whose attempts ended since then and whose score was published with another time. */
  resultsShownFromElse(
    examId: string,
    since: string,
    scoreVisibleFrom: string | null,
  ): Promise<readonly string[]>;
  openIn(examId: string): Promise<readonly OpenSitting[]>;
  /** Whether an attempt of the exam is open although its deadline has passed. `now` in epoch milliseconds. */
  hasUnclosed(examId: string, now: number): Promise<boolean>;
  /** How many attempts of past years the student has started since then, and when the first of them was. */
  startedSince(studentId: string, since: string): Promise<{ count: number; first: string | null }>;
  /** Ids of open attempts whose deadline lies before then, the oldest first. */
  overdue(before: string, limit: number): Promise<readonly string[]>;
  /** Open attempts whose deadline is not before then, the next to end first. */
  openOf(
    studentId: string,
    notBefore: string,
    page: PageRequest,
  ): Promise<{ items: readonly Attempt[]; total: number }>;
  /** First attempts at the exams, by exam id. */
  firstAttempts(studentId: string, examIds: readonly string[]): Promise<ReadonlyMap<string, Attempt>>;
}

/** Numbers for administrators. */
export interface AttemptStatistics {
  countOpen(): Promise<number>;
  countOpenIn(examId: string): Promise<number>;
  countSubmitted(range: TimeRange): Promise<number>;
}

export interface ExamStarts {
  /** Publishes `exams.exam.started` with the first attempt at an exam; every later call of a process costs nothing. */
  announce(attempt: Pick<Attempt, 'examKind' | 'examId' | 'startedAt'>): Promise<void>;
}

export interface AttemptCommand {
  readonly attemptId: string;
  readonly studentId: string;
  /** Epoch milliseconds, read once when the request begins: slow processing does not cost the student time. */
  readonly now: number;
}

export interface StartCommand {
  readonly studentId: string;
  readonly examKind: string;
  readonly examId: string;
  /** Names of the chosen optional subjects; of no effect on an attempt that is open. */
  readonly subjects: readonly string[];
  readonly now: number;
}

interface Started {
  readonly attempt: Attempt;
  readonly isNew: boolean;
}

interface SubmitCommand extends AttemptCommand {
  readonly answers: readonly AnswerInput[];
  readonly isAuto: boolean;
}

export interface Submitted {
  readonly attempt: SubmittedAttempt;
  readonly paper: PreparedPaper;
  /** The paper as it is now, for a campaign; null for a past year. */
  readonly head: PaperHead | null;
}

/** Submits an attempt whose time is over; returns any other as it is. */
export type CloseOverdue = (attempt: Attempt, now: number) => Promise<Attempt>;

/** What other capabilities need of attempts. */
export interface AttemptPorts {
  readonly attempts: Attempts;
  readonly closeOverdue: CloseOverdue;
  readonly followWindow: FollowWindow;
  readonly startAttempt: (command: StartCommand) => Promise<Started>;
  readonly changeSubjects: (
    command: AttemptCommand & { readonly subjects: readonly string[] },
  ) => Promise<Attempt>;
  readonly submitAttempt: (command: SubmitCommand) => Promise<Submitted>;
}
