import type { Declaration, Minima } from '@pathshala/rules/marking-scheme';
import { rulesOf, type ExamKind, type ExtraTime } from '../../papers/ports.ts';
import type { WrittenMarking } from './written-marking.ts';

/** The id of the chosen option; where the scheme's `match` is `set`, of all chosen ones. */
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

/** What the exam desk shows and does. */
interface DeskParts {
  /** Given to this attempt alone. */
  readonly extraTimes?: readonly ExtraTime[] | undefined;
  /** The last save; ISO 8601. */
  readonly savedAt?: string | undefined;
  /** The page was last heard of beside its saves; ISO 8601. */
  readonly seenAt?: string | undefined;
  /** Of the result that it had before an administrator opened it again: the next one is above. */
  readonly reopenedFrom?: number | undefined;
}

/** The answer to a written exam. */
export interface WrittenAnswer {
  readonly text?: string | undefined;
  readonly pages?: readonly WrittenPage[] | undefined;
}

/** What attempts of earlier versions do not have. */
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
  /** Of the latest saves that reported some, by a key of no other use. */
  readonly focusLosses?: Readonly<Record<string, readonly FocusLoss[]>> | undefined;
  readonly written?: WrittenAnswer | undefined;
  /** `studentId` is a participant's: the id of a registration without an account. */
  readonly isParticipant?: true | undefined;
  /** Of a practice of the mistakes notebook. */
  readonly isReview?: true | undefined;
}

/** One sitting of one exam, from start to result, in one document (decision 0005). */
export interface Attempt extends LaterParts {
  readonly _id: string;
  readonly studentId: string;
  readonly examKind: ExamKind;
  readonly examId: string;
  /** The version fixed at the start; a later one does not touch this attempt. */
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
  /** Grows with each change of `chosenSubjects`, so that a save checked against an older choice is noticed. */
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

/** What the submit fixed: the result, stored with its attempt. */
export interface Outcome extends Tally {
  readonly totalMarks: number;
  /** Marks that wrong answers cost, 0 or more; missing in results stored before it was counted. */
  readonly marksLost?: number;
  /** What leaving the wrong ones blank would have given; missing as `marksLost`. */
  readonly scoreWithoutWrong?: number;
  /** Score with GPA parts and deduction, where the scheme has them. */
  readonly meritScore?: number;
  /** A written exam that nobody has marked yet: its score and tallies say nothing. */
  readonly awaitsMarks?: boolean;
  /** What has to be reached; missing where nothing has. */
  readonly passing?: Minima & { readonly passingScore: number | null };
  readonly marking?: WrittenMarking;
  readonly subjects: readonly SubjectTally[];
  readonly closedBy: 'student' | 'clock';
  readonly feedback: readonly FeedbackCode[];
  readonly submittedAt: string;
  /** From start to submit, never beyond the deadline: the sweeper's delay is not the student's time. */
  readonly durationMs: number;
  readonly lateAnswersIgnored: boolean;
  /** The clock submitted it without its student: answers that were received in time may still come. */
  readonly takesReceipts?: true;
  /** 1 at the submit; grows with each correction, and when the score is shown at another time. */
  readonly scoreVersion: number;
  /** Of the key that it was marked by; missing in results stored before keys were corrected: 1. */
  readonly keyVersion?: number;
  /** As it was published with this version; missing in results stored before it was known. */
  readonly scoreVisibleFrom?: string | null;
  readonly corrections: readonly Correction[];
}

/** What an administrator changed and why, with the values before. */
interface Correction {
  readonly correctedAt: string;
  readonly correctedBy: string;
  readonly reason: string;
  readonly scoreBefore: number;
  readonly score: number;
  /** Replaces the feedback from here on; null leaves it. */
  readonly feedback: string | null;
  /** Of a correction of the key, by which the result was marked again; missing: of this result alone. */
  readonly keyVersion?: number;
}

/** What a save must know of an attempt. The choice of subjects and the deadline can change; a save names those that it was checked against. */
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

/** A key correction marks by the stored answers; what an administrator set on this one result cannot be made again. */
export function isMarkedByHand({ marking, corrections }: Outcome): boolean {
  return marking !== undefined || corrections.some(({ keyVersion }) => keyVersion === undefined);
}

/** Whether this attempt is one that its kind counts. Where the latest counts, each does when it is made. */
export function doesCount(attempt: SubmittedAttempt): boolean {
  return rulesOf(attempt).counts !== 'first' || attempt.attemptNo === 1;
}
