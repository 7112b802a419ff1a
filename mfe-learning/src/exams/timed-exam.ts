import type { ExamForStudent } from '@pathshala/svc-exams-contract/exam';
import { dhakaDayOf } from '@pathshala/rules/dhaka-time';
import type { RegisteredExam } from '../continue/dashboard-types.ts';
import { otherExamPaths } from './exam-paths.ts';

/** An exam with a time, of a campaign or of a course. Times are ISO 8601. */
export interface TimedExam {
  readonly examId: string;
  readonly title: string;
  readonly opensAt: string;
  /** null: it stays open. */
  readonly closesAt: string | null;
  readonly isOpen: boolean;
  readonly isSubmitted: boolean;
  readonly to: string;
}

const dayMs = 86_400_000;

/** null: it is over, or runs, which the page says above everything else. */
export function ofCampaign(exam: RegisteredExam, now: number): TimedExam | null {
  const { examId, title, opensAt, closesAt, state } = exam;
  if (state === 'over' || state === 'in-progress') return null;
  // The device's clock may be behind the server's.
  const isOpen = state === 'open' || (state === 'upcoming' && now >= Date.parse(opensAt));
  return {
    examId,
    title,
    opensAt,
    closesAt,
    isOpen,
    isSubmitted: state === 'submitted',
    to: `/exams/campaign/${examId}`,
  };
}

/** null: it is open at any time, for more than a day, has been taken, or its part of the course is closed: no exam of a day. */
export function ofCourse(exam: ExamForStudent, now: number): TimedExam | null {
  const { _id: examId, title, startingDate: opensAt, state, attempts, lock } = exam;
  const isNew = opensAt !== '' && Date.parse(opensAt) > now - dayMs;
  if (!isNew || lock !== undefined || attempts > 0 || state === 'in-progress') return null;
  const isOpen = now >= Date.parse(opensAt);
  return {
    examId,
    title,
    opensAt,
    closesAt: null,
    isOpen,
    isSubmitted: false,
    to: otherExamPaths.take(examId),
  };
}

/** Returns the exams that can still be sat, the soonest first. */
export function examsAhead(exams: readonly TimedExam[]): readonly TimedExam[] {
  return exams
    .filter(({ isSubmitted }) => !isSubmitted)
    .toSorted((one, other) => one.opensAt.localeCompare(other.opensAt));
}

/** The exam of today that was handed in: the plan shows it as done where no other is ahead today. */
export function satToday(exams: readonly TimedExam[], now: number): TimedExam | undefined {
  const today = dhakaDayOf(now);
  return exams.find(({ isSubmitted, opensAt }) => isSubmitted && dhakaDayOf(Date.parse(opensAt)) === today);
}
