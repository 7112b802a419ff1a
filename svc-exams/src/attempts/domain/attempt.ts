import type { ExamKind } from '../../papers/ports.ts';

/** Question id → id of the chosen option. A cleared answer has no entry. */
export type Answers = Readonly<Record<string, string>>;

/** One sitting of one exam, from start to result, in one document (decision 0005). */
export interface Attempt {
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
export type FeedbackCode = 'exams.feedback.auto' | 'exams.feedback.manual' | 'exams.score-exceeds';

/** What the submit fixed: the result, stored with its attempt. */
export interface Outcome extends Tally {
  readonly totalMarks: number;
  /** Marks that wrong answers cost, 0 or more; missing in results stored before it was counted. */
  readonly marksLost?: number;
  readonly subjects: readonly SubjectTally[];
  readonly closedBy: 'student' | 'clock';
  readonly feedback: readonly FeedbackCode[];
  readonly submittedAt: string;
  /** From start to submit, never beyond the deadline: the sweeper's delay is not the student's time. */
  readonly durationMs: number;
  readonly lateAnswersIgnored: boolean;
  /** 1 at the submit; grows with each correction, and when the score is shown at another time. */
  readonly scoreVersion: number;
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
}

/** An attempt that has its result. */
export type SubmittedAttempt = Attempt & { readonly status: 'submitted'; readonly outcome: Outcome };

export function isSubmitted(attempt: Attempt): attempt is SubmittedAttempt {
  return attempt.status === 'submitted' && attempt.outcome !== null;
}

/** A campaign ranks the first attempt. Of a past year every attempt counts when it is made; the latest is shown. */
export function doesCount(attempt: SubmittedAttempt): boolean {
  return attempt.examKind !== 'campaign' || attempt.attemptNo === 1;
}
