import type { Declaration, Minima } from '@pathshala/rules/marking-scheme';
import { type ExamKind, type ExtraTime, rulesOf } from '../../papers/index.ts';
import type { WrittenMarking } from './written-marking.ts';

/** The id of the chosen option; where the scheme's `match` is `set`, the ids of all chosen ones. */
export type Answer = string | readonly string[];

/** Ids of the chosen options; none: the question is blank. */
export function chosenOptions(answer: Answer | undefined): readonly string[] {
  if (answer === undefined) return [];
  return typeof answer === 'string' ? [answer] : answer;
}

/** By question id. A cleared answer has no entry. */
export type Answers = Readonly<Record<string, Answer>>;

/** The id under which the text of a written exam is saved. */
export const writtenQuestionId = 'written';

/** The page was not in front; ISO 8601. */
export interface FocusLoss {
  readonly at: string;
  readonly awayMs: number;
}

/** A photographed or scanned page; clockwise degrees. */
export interface WrittenPage {
  readonly pageId: string;
  readonly rotation: 0 | 90 | 180 | 270;
}

/** The fields that the exam desk shows and changes. */
interface DeskParts {
  /** The times that were given to this attempt alone. */
  readonly extraTimes?: readonly ExtraTime[] | undefined;
  /** The last save; ISO 8601. */
  readonly savedAt?: string | undefined;
  /** The latest call of the page other than a save; ISO 8601. */
  readonly seenAt?: string | undefined;
  /** The version of its result before an administrator reopened it: the next one is higher. */
  readonly reopenedFrom?: number | undefined;
}

/** The answer to a written exam. */
export interface WrittenAnswer {
  readonly text?: string | undefined;
  readonly pages?: readonly WrittenPage[] | undefined;
}

/** Fields that attempts of earlier versions lack. */
interface LaterParts extends DeskParts {
  /** The one device whose saves are accepted; missing or null: every device. */
  readonly device?: string | null | undefined;
  readonly declaration?: Declaration | undefined;
  /** Milliseconds after the deadline in which answers count; missing: the usual ones. */
  readonly graceMs?: number | undefined;
  /** Questions marked for review. */
  readonly marked?: Readonly<Record<string, true>> | undefined;
  /** Seconds spent on questions, in total, as the page counted. */
  readonly spent?: Readonly<Record<string, number>> | undefined;
  /** The focus losses of the latest saves that reported some, by an otherwise unused key. */
  readonly focusLosses?: Readonly<Record<string, readonly FocusLoss[]>> | undefined;
  readonly written?: WrittenAnswer | undefined;
  /** `studentId` is a participant's: the id of a registration without an account. */
  readonly isParticipant?: true | undefined;
  /** True for a practice of the mistakes notebook. */
  readonly isReview?: true | undefined;
}

/** One sitting of one exam, from start to result, in one document (decision 0005). */
export interface Attempt extends LaterParts {
  readonly _id: string;
  readonly studentId: string;
  readonly examKind: ExamKind;
  readonly examId: string;
  /** The version of the paper, fixed at the start; later versions do not affect this attempt. */
  readonly paperVersion: number;
  readonly courseId: string | null;
  readonly unitId: string | null;
  readonly title: string;
  /** From 1, without gaps, per student and exam. */
  readonly attemptNo: number;
  readonly status: 'open' | 'submitted';
  readonly startedAt: string;
  readonly deadlineAt: string;
  /** Names of the optional subjects, as chosen last. */
  readonly chosenSubjects: readonly string[];
  /** Incremented with each change of `chosenSubjects`, so that a save checked against an older choice is detected. */
  readonly choiceNo: number;
  /** The highest `clientSeq` that was saved. */
  readonly savedSeq: number;
  readonly answers: Answers;
  readonly outcome: Outcome | null;
}

export interface Tally {
  readonly score: number;
  readonly correct: number;
  readonly wrong: number;
  readonly blank: number;
}

export interface SubjectTally extends Tally {
  readonly subjectName: string;
}

/** How an attempt ended, as codes of the message catalogue. */
export type FeedbackCode =
  | 'exams.feedback.auto'
  | 'exams.feedback.manual'
  | 'exams.feedback.to-be-determined'
  | 'exams.score-exceeds';

/** The result that the submit fixed, stored with its attempt. */
export interface Outcome extends Tally {
  readonly totalMarks: number;
  /** Marks that wrong answers cost, 0 or more; missing in results stored before it was counted. */
  readonly marksLost?: number;
  /** The score if wrong answers had been left blank; missing like `marksLost`. */
  readonly scoreWithoutWrong?: number;
  /** Score with GPA parts and deduction, where the scheme has them. */
  readonly meritScore?: number;
  /** A written exam that is not marked yet: its score and tallies have no meaning. */
  readonly awaitsMarks?: boolean;
  /** The requirements for passing; missing without any. */
  readonly passing?: Minima & { readonly passingScore: number | null };
  readonly marking?: WrittenMarking;
  readonly subjects: readonly SubjectTally[];
  readonly closedBy: 'student' | 'clock';
  readonly feedback: readonly FeedbackCode[];
  readonly submittedAt: string;
  /** Milliseconds from start to submit, never beyond the deadline: the delay of the sweeper does not count. */
  readonly durationMs: number;
  readonly lateAnswersIgnored: boolean;
  /** The clock submitted it without its student: answers that were received in time may still arrive. */
  readonly takesReceipts?: true;
  /** 1 at the submit; each correction increments it, and so does another time from which the score is shown. */
  readonly scoreVersion: number;
  /** The version of the key by which it was marked; missing in results stored before keys were corrected: 1. */
  readonly keyVersion?: number;
  /** The time that was published with this version; missing in results stored before it was known. */
  readonly scoreVisibleFrom?: string | null;
  readonly corrections: readonly Correction[];
}

/** An administrator's correction with its reason, and the values before. */
interface Correction {
  readonly correctedAt: string;
  readonly correctedBy: string;
  readonly reason: string;
  readonly scoreBefore: number;
  readonly score: number;
  /** Replaces the feedback; null leaves it unchanged. */
  readonly feedback: string | null;
  /** Set where a correction of the key caused it; missing: a correction of this result alone. */
  readonly keyVersion?: number;
}

/**
 * The facts of an attempt against which a save is checked. The choice of subjects and the deadline can change; a save names
 * those it was checked against.
 */
export type AttemptFacts = Pick<
  Attempt,
  | '_id'
  | 'studentId'
  | 'examKind'
  | 'examId'
  | 'paperVersion'
  | 'startedAt'
  | 'deadlineAt'
  | 'graceMs'
  | 'chosenSubjects'
  | 'choiceNo'
  | 'device'
>;

/** An attempt that has its result. */
export type SubmittedAttempt = Attempt & { readonly status: 'submitted'; readonly outcome: Outcome };

export function isSubmitted(attempt: Attempt): attempt is SubmittedAttempt {
  return attempt.status === 'submitted' && attempt.outcome !== null;
}

/** Questions with an answer; 1 for a written exam that was handed in. */
export function answeredIn({ answers, written }: Pick<Attempt, 'answers' | 'written'>): number {
  const handedIn = (written?.text ?? '') !== '' || (written?.pages ?? []).length > 0;
  return Object.keys(answers).length + (handedIn ? 1 : 0);
}

/** A key correction marks by the stored answers; marks that an administrator set on this one result cannot be recomputed. */
export function isMarkedByHand({ marking, corrections }: Outcome): boolean {
  return marking !== undefined || corrections.some(({ keyVersion }) => keyVersion === undefined);
}

/** Whether this attempt counts by the rule of its kind. Where the latest counts, each does when it is submitted. */
export function doesCount(attempt: SubmittedAttempt): boolean {
  return rulesOf(attempt).counts !== 'first' || attempt.attemptNo === 1;
}
