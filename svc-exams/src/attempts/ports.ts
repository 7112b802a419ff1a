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

export type OpenSitting = Pick<
  Attempt,
  '_id' | 'examId' | 'examKind' | 'paperVersion' | 'startedAt' | 'deadlineAt' | 'graceMs' | 'extraTimes'
>;

export interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
}

/** Sitting: attempts by id and by student. Times are ISO 8601. */
export interface Attempts {
  /** Derives the id: two calls that start the same attempt make one document. */
  idOf(attempt: Pick<Attempt, 'examKind' | 'examId' | 'studentId' | 'attemptNo'>): string;
  find(id: string): Promise<Attempt | null>;
  /** The cached facts; their subjects are as old as the last change by this process. */
  facts(id: string): Promise<AttemptFacts | null>;
  /** The attempt with the highest number. */
  latest(exam: Pick<Attempt, 'studentId' | 'examKind' | 'examId'>): Promise<Attempt | null>;
  /** Whether the student has an attempt, open or submitted, on this version of the exam's paper. */
  hasVersion(studentId: string, paper: { examId: string; version: number }): Promise<boolean>;
  /** False when another call has started the attempt with this id. */
  begin(attempt: Attempt): Promise<boolean>;
  /**
   * One conditional write: the attempt is open, with this choice of subjects, this deadline and a lower `savedSeq`. False
   * changes nothing.
   */
  save(save: Save): Promise<boolean>;
  /** One conditional write: the attempt is open and has no answer to this question. False changes nothing. */
  fixAnswer(
    attempt: Pick<Attempt, '_id' | 'examId' | 'examKind'>,
    fixed: { readonly questionId: string; readonly answer: Answer },
  ): Promise<boolean>;
  /** Removes the attempt while it is open. False: it is not open any more. */
  discard(id: string): Promise<boolean>;
  /** Removes every attempt at the exam with its result. */
  removeAllAt(examId: string): Promise<void>;
  /** Load, rule, conditional write; the rule is repeated on a lost race and returns null for no change. */
  change(id: string, rule: (attempt: Attempt) => Attempt | null): Promise<Attempt>;
  /** Like `change`, and the same write records `exams.exam.submitted`. */
  submit(id: string, submission: Submission): Promise<Attempt>;
  /** Gives all attempts of a participant to an account, and publishes their results for it. */
  transferOwnership(from: string, to: string): Promise<void>;
  /** The number of attempts at repeatable exams that the student has started since then, and the time of the first of them. */
  startedSince(studentId: string, since: string): Promise<{ count: number; first: string | null }>;
  /** Ids of open attempts whose deadline and grace are over at `now` (epoch ms), the oldest first. */
  overdue(now: number, limit: number): Promise<readonly string[]>;
  /** Open attempts whose deadline and grace are not over at `now` (epoch ms), the next to end first. */
  openOf(
    studentId: string,
    now: number,
    page: PageRequest,
  ): Promise<{ items: readonly Attempt[]; total: number }>;
  /** Attempts at the exams that the student sits at `now` (epoch ms). */
  openAt(studentId: string, examIds: readonly string[], now: number): Promise<ReadonlySet<string>>;
  /** Submitted attempts of the student, in any order. */
  submittedBetween(studentId: string, range: TimeRange): Promise<readonly SubmittedAttempt[]>;
  /** First attempts at the exams, by exam id. */
  firstAttempts(studentId: string, examIds: readonly string[]): Promise<ReadonlyMap<string, Attempt>>;
}

type MovableDeadline = Pick<Attempt, '_id' | 'examId' | 'examKind' | 'deadlineAt'>;

/** The desk: the attempts of an exam, for administrators and for what moves its window. Times are ISO 8601. */
export interface DeskAttempts {
  /** Moves the deadline of an open attempt as it was read. False: it is submitted, or has another deadline; nothing is changed. */
  moveDeadline(attempt: MovableDeadline, to: string): Promise<boolean>;
  /** Gives time to an open attempt as it was read; false: it was submitted, has another deadline, or has this time. */
  giveTime(attempt: Attempt, given: { readonly to: string; readonly extra: ExtraTime }): Promise<boolean>;
  /** Records that these attempts sent a request at `at`; ignores submitted ones. */
  noteSeen(ids: readonly string[], at: string): Promise<void>;
  /** Ids of attempts that the clock submitted at that time or later; ISO 8601. */
  closedSince(examId: string, time: string): Promise<readonly string[]>;
  /** The attempts of the exam with these ids. */
  atDesk(examId: string, ids: readonly string[]): Promise<readonly DeskAttempt[]>;
  /** Sorted by id. */
  deskPage(examId: string, page: DeskPageRequest): Promise<readonly DeskAttempt[]>;
  /** Ids of results of the exam whose attempts ended since then and whose score was published with another time. */
  resultsShownFromElse(
    examId: string,
    since: string,
    scoreVisibleFrom: string | null,
  ): Promise<readonly string[]>;
  /** Open attempts with ids above `after`, sorted by id. */
  openIn(examId: string, after: string, limit: number): Promise<readonly OpenSitting[]>;
  /** Whether an attempt of the exam is open although its deadline has passed. `now` in epoch milliseconds. */
  hasUnclosed(examId: string, now: number): Promise<boolean>;
  /** Submitted attempts at the exam of every student with ids above `after` (null: from the first), sorted by id. */
  submittedIn(examId: string, after: string | null, limit: number): Promise<readonly SubmittedAttempt[]>;
}

export interface AttemptHistories {
  /** The student's attempts at the exams, by exam id, sorted; an exam without one is missing. */
  ofStudent(
    studentId: string,
    examIds: readonly string[],
  ): Promise<ReadonlyMap<string, readonly PastAttempt[]>>;
  /**
   * The scores of the latest submitted attempts, by student and exam; an attempt without marks yet has none. For a hundred
   * students and ten exams at once.
   */
  latestScores(
    studentIds: readonly string[],
    examIds: readonly string[],
  ): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>>;
  /** The counts of all students. */
  countOf(examId: string): Promise<{ attempts: number; results: number }>;
}

/** The numbers for administrators. */
export interface AttemptStatistics {
  countOpen(): Promise<number>;
  countOpenIn(examId: string): Promise<number>;
  countSubmitted(range: TimeRange): Promise<number>;
  /** The number of all sittings ever, without practice. */
  countSittings(): Promise<number>;
}

export interface ExamStarts {
  /** Publishes `exams.exam.started` with the first attempt at an exam; later calls of a process cost nothing. */
  announce(attempt: Pick<Attempt, 'examKind' | 'examId' | 'startedAt' | 'graceMs'>): Promise<void>;
}

/**
 * The persons who sit a ranked exam, by digests of mailbox and number: an account or a registration can be created again, these
 * cannot.
 */
export interface Sitters {
  /** Takes all keys for the attempt, each once in an exam, or none. Idempotent. False: another attempt has one. */
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
  /** The proved address of the caller; missing: unknown. */
  readonly email?: string | null | undefined;
  readonly examKind: string;
  readonly examId: string;
  /** Names of the chosen optional subjects; ignored for an open attempt. */
  readonly subjects: readonly string[];
  /** The device that holds the attempt from now on, also an open one. */
  readonly device?: string | undefined;
  /** Ignored for an open attempt. */
  readonly declaration?: Declaration | undefined;
  readonly now: number;
}

export interface SubmitCommand extends AttemptCommand {
  /** The time of receipt, which decides whether its answers are in time (default `now`). */
  readonly receivedAt?: number;
  readonly answers: readonly AnswerInput[];
  readonly isAuto: boolean;
}

export interface Submitted {
  readonly attempt: SubmittedAttempt;
  readonly paper: PreparedPaper;
  /** The current paper of a campaign; null for a past year. */
  readonly head: PaperHead | null;
}

/** Submits an attempt whose time is over; returns any other unchanged. */
export type CloseOverdue = (attempt: Attempt, now: number) => Promise<Attempt>;

/** A marking; `rev` is that of the marking that it replaces, 0 for the first. */
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

/** The student's own submitted attempt; attempts of others are `not-found`. */
export type RequireOwnResult = (command: OwnResultCommand) => Promise<SubmittedAttempt>;

/** The attempt functions that other capabilities use. */
export interface AttemptPorts {
  readonly grade: Grade;
  readonly attempts: Attempts;
  readonly deskAttempts: DeskAttempts;
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
