import { add, marks, noMarks, rounded } from '@pathshala/rules/marks';
import type { SubmittedAttempt } from '../../attempts/index.ts';

/** The number of latest exams on a report card: two sheets of paper. */
export const reportedExams = 30;

export interface ReportedSubject {
  readonly subjectName: string;
  readonly exams: number;
  /** Sum of the marks. */
  readonly score: number;
  readonly correct: number;
  readonly wrong: number;
  readonly blank: number;
}

export interface ReportTotals {
  readonly correct: number;
  readonly wrong: number;
  readonly blank: number;
  readonly marksLost: number;
}

/** The counted attempt of each exam, the latest where all count; the newest first. */
export function countedAttempts(
  attempts: readonly SubmittedAttempt[],
  doesCount: (attempt: SubmittedAttempt) => boolean,
): readonly SubmittedAttempt[] {
  const latest = new Map<string, SubmittedAttempt>();
  for (const attempt of attempts.filter(doesCount)) {
    const known = latest.get(attempt.examId);
    if (known === undefined || known.attemptNo < attempt.attemptNo) latest.set(attempt.examId, attempt);
  }
  return [...latest.values()].toSorted((one, other) => other.startedAt.localeCompare(one.startedAt));
}

const emptySubject = { exams: 0, exact: noMarks, correct: 0, wrong: 0, blank: 0 };

/** Sums over the exams by the name of the subject, the most questions first. */
export function subjectsOf(attempts: readonly SubmittedAttempt[]): readonly ReportedSubject[] {
  const sums = new Map<string, typeof emptySubject>();
  for (const { subjectName, correct, wrong, blank, score } of attempts.flatMap(subjectTalliesOf)) {
    const sum = sums.get(subjectName) ?? emptySubject;
    sums.set(subjectName, {
      exams: sum.exams + 1,
      exact: add(sum.exact, marks(score)),
      correct: sum.correct + correct,
      wrong: sum.wrong + wrong,
      blank: sum.blank + blank,
    });
  }
  return [...sums]
    .map(([subjectName, { exact, ...tally }]) => ({ subjectName, ...tally, score: rounded(exact) }))
    .toSorted((one, other) => questionsOf(other) - questionsOf(one));
}

function subjectTalliesOf({ outcome }: SubmittedAttempt) {
  return outcome.subjects;
}

export function totalsOf(attempts: readonly SubmittedAttempt[]): ReportTotals {
  const sum = (of: (outcome: SubmittedAttempt['outcome']) => number) =>
    attempts.reduce((total, { outcome }) => total + of(outcome), 0);
  const lost = attempts.map(({ outcome }) => marks(outcome.marksLost ?? 0)).reduce(add, noMarks);
  return {
    correct: sum(({ correct }) => correct),
    wrong: sum(({ wrong }) => wrong),
    blank: sum(({ blank }) => blank),
    marksLost: rounded(lost),
  };
}

/** Percent of the total marks with one decimal, the oldest first. A score below zero is 0. Exams without a total are left out. */
export function trendOf(attempts: readonly SubmittedAttempt[]) {
  return attempts
    .filter(({ outcome }) => outcome.totalMarks > 0)
    .map(({ _id, title, startedAt, outcome: { score, totalMarks } }) => ({
      resultId: _id,
      title,
      dateTaken: startedAt,
      percent: Math.max(0, Math.round((score / totalMarks) * 1000) / 10),
    }))
    .toReversed();
}

function questionsOf({ correct, wrong, blank }: ReportedSubject): number {
  return correct + wrong + blank;
}
