import type { PendingEvent } from '@pathshala/service-kit/events/aggregate';
import type { Declaration } from '@pathshala/rules/marking-scheme';
import type { TimeRange } from '@pathshala/rules/dhaka-time';
import type { ExtraTime, FollowWindow, PaperHead, PreparedPaper } from '../papers/index.ts';
import type { AnswerChanges, AnswerInput } from './domain/answers.ts';
import type { SaveNotes } from './domain/save-notes.ts';
import type { Answer, Attempt, AttemptFacts, SubmittedAttempt } from './domain/attempt.ts';
import type { AttemptChange, DeskAttempt, DeskPageRequest, MovedDeadline } from './domain/desk-attempt.ts';
import type { GivenMarking } from './domain/grade-attempt.ts';
import type { PastAttempt } from './domain/past-attempt.ts';

export interface Save {
  readonly facts: AttemptFacts;
  readonly changes: AnswerChanges;
  /** Default: none. */
  readonly notes?: SaveNotes;
  readonly clientSeq: number;
  /** ISO 8601. */
  readonly at?: string;
}

interface Submission {
  readonly rule: (attempt: Attempt) => SubmittedAttempt | null;
  /** When its student sees the score; null: at once. */
  readonly scoreVisibleFrom: string | null;
  /** The notice to its student, recorded by the same write (default: none); a participant gets none. */
  readonly alsoRecord?: (attempt: SubmittedAttempt) => PendingEvent;
}

interface DeadlineMove {
  readonly from: string;
  readonly to: string;
}

export type OpenSitting = Pick<
  Attempt,
  '_id' | 'paperVersion' | 'startedAt' | 'deadlineAt' | 'graceMs' | 'extraTimes'
>;

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
  /** One conditional write: the attempt is open and has no answer to this question. False changes nothing. */
  fixAnswer(id: string, fixed: { readonly questionId: string; readonly answer: Answer }): Promise<boolean>;
  /** Removes the attempt while it is open. False: it is not open any more. */
  discard(id: string): Promise<boolean>;
  /** Removes every attempt at the exam with its result. */
  removeAllAt(examId: string): Promise<void>;
  /** Load, rule, conditional write; the rule is repeated on a lost race and returns null to leave the attempt as it is. */
  change(id: string, rule: (attempt: Attempt) => Attempt | null): Promise<Attempt>;
  /** As `change`, and the same write records `exams.exam.submitted`. */
  submit(id: string, submission: Submission): Promise<Attempt>;
  /** Gives all attempts of a participant to an account, and publishes their results for it. Returns their ids. */
  passOn(from: string, to: string): Promise<readonly string[]>;
  /** False: of no effect on an attempt that is submitted, or whose deadline is another by now. */
  moveDeadline(id: string, move: DeadlineMove): Promise<boolean>;
  /** To an open attempt as it was read; false: it was submitted, has another deadline, or has this time. */
  giveTime(attempt: Attempt, given: { readonly to: string; readonly extra: ExtraTime }): Promise<boolean>;
  /** The pages of these attempts were heard of; of no effect on those that are submitted. */
  noteSeen(ids: readonly string[], at: string): Promise<void>;
  /** Ids of attempts that the clock submitted at that time or later; ISO 8601. */
  closedSince(examId: string, time: string): Promise<readonly string[]>;
  /** Those of the exam with these ids. */
  atDesk(examId: string, ids: readonly string[]): Promise<readonly DeskAttempt[]>;
  /** In the order of their ids. */
  deskPage(examId: string, page: DeskPageRequest): Promise<readonly DeskAttempt[]>;
  /** Ids of results of the exam whose attempts ended since then and whose score was published with another time. */
  resultsShownFromElse(
    examId: string,
    since: string,
    scoreVisibleFrom: string | null,
  ): Promise<readonly string[]>;
  openIn(examId: string): Promise<readonly OpenSitting[]>;
  /** Whether an attempt of the exam is open although its deadline has passed. `now` in epoch milliseconds. */
  hasUnclosed(examId: string, now: number): Promise<boolean>;
  /** How many attempts at exams that can be taken again the student has started since then, and when the first of them was. */
  startedSince(studentId: string, since: string): Promise<{ count: number; first: string | null }>;
  /** Ids of open attempts whose deadline and grace are over at `now` (epoch ms), the oldest first. */
  overdue(now: number, limit: number): Promise<readonly string[]>;
  /** Open attempts whose deadline and grace are not over at `now` (epoch ms), the next to end first. */
  openOf(
    studentId: string,
    now: number,
    page: PageRequest,
  ): Promise<{ items: readonly Attempt[]; total: number }>;
  /** Those of the exams that the student sits at `now` (epoch ms). */
  openAt(studentId: string, examIds: readonly string[], now: number): Promise<ReadonlySet<string>>;
  /** Submitted attempts of the exam of every student with ids above `after` (null: from the first), in the order of their ids. */
  submittedIn(examId: string, after: string | null, limit: number): Promise<readonly SubmittedAttempt[]>;
  /** Of the student, in no order. */
  submittedBetween(studentId: string, range: TimeRange): Promise<readonly SubmittedAttempt[]>;
  /** First attempts at the exams, by exam id. */
  firstAttempts(studentId: string, examIds: readonly string[]): Promise<ReadonlyMap<string, Attempt>>;
}

export interface AttemptHistories {
  /** The student's attempts at the exams, by exam id, in their order; an exam without one is missing. */
  ofStudent(
    studentId: string,
    examIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly PastAttempt[]>>;
  /** Of all students. */
  countOf(examId: string): Promise<{ attempts: number; results: number }>;
}

/** Numbers for administrators. */
export interface AttemptStatistics {
  countOpen(): Promise<number>;
  countOpenIn(examId: string): Promise<number>;
  countSubmitted(range: TimeRange): Promise<number>;
  /** Of all time, without practice. */
  countSittings(): Promise<number>;
}

export interface ExamStarts {
  /** Publishes `exams.exam.started` with the first attempt at an exam; every later call of a process costs nothing. */
  announce(attempt: Pick<Attempt, 'examKind' | 'examId' | 'startedAt' | 'graceMs'>): Promise<void>;
}

/** Who sits a ranked exam, by digests of mailbox and number: an account or a registration can be made again, these cannot. */
export interface Sitters {
  /** Takes all keys for the attempt, each once in an exam, or none. Repeated, it changes nothing. False: another attempt has one. */
  claim(sitting: {
    examId: string;
    attemptId: string;
    keys: readonly string[];
    now: number;
  }): Promise<boolean>;
}

export interface AttemptCommand {
  readonly attemptId: string;
  readonly studentId: string;
  /** Epoch milliseconds, read once when the request begins: slow processing does not cost the student time. */
  readonly now: number;
}

export interface StartCommand {
  readonly studentId: string;
  /** `studentId` is that of a registration without an account. */
  readonly isParticipant?: boolean | undefined;
  /** The proved address of the caller; missing: none is known. */
  readonly email?: string | null | undefined;
  readonly examKind: string;
  readonly examId: string;
  /** Names of the chosen optional subjects; of no effect on an attempt that is open. */
  readonly subjects: readonly string[];
  /** Holds the attempt from now on, an open one too. */
  readonly device?: string | undefined;
  /** Of no effect on an attempt that is open. */
  readonly declaration?: Declaration | undefined;
  readonly now: number;
}

export interface SubmitCommand extends AttemptCommand {
  /** When it was received, which decides whether its answers are in time (default `now`). */
  readonly receivedAt?: number;
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

/** A marking as it is given; `rev` is that of the marking that it replaces, 0 for the first. */
type GradeCommand = GivenMarking & {
  /** Recorded by the same write (default: none). */
  readonly alsoRecord?: ((attempt: SubmittedAttempt) => PendingEvent) | undefined;
};

/**
 * Sets the marks of a submitted written exam and publishes its result, in one conditional write.
 * Rejects with `common.conflict` when another marking came first.
 */
export type Grade = (attemptId: string, command: GradeCommand) => Promise<SubmittedAttempt>;

export interface OwnResultCommand {
  readonly resultId: string;
  readonly studentId: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The student's own submitted attempt; that of somebody else is not found. */
export type RequireOwnResult = (command: OwnResultCommand) => Promise<SubmittedAttempt>;

/** What other capabilities need of attempts. */
export interface AttemptPorts {
  readonly grade: Grade;
  readonly attempts: Attempts;
  /** Calls the listener at each change that this process makes. */
  readonly onChange: (listener: (change: AttemptChange) => void) => void;
  /** Calls the listener at each deadline that this process moves. */
  readonly onMovedDeadline: (listener: (moved: MovedDeadline) => void) => void;
  readonly histories: AttemptHistories;
  readonly closeOverdue: CloseOverdue;
  readonly requireOwnResult: RequireOwnResult;
  readonly followWindow: FollowWindow;
  readonly startAttempt: (command: StartCommand) => Promise<{ attempt: Attempt; isNew: boolean }>;
  readonly changeSubjects: (
    command: AttemptCommand & { readonly subjects: readonly string[] },
  ) => Promise<Attempt>;
  readonly submitAttempt: (command: SubmitCommand) => Promise<Submitted>;
}
