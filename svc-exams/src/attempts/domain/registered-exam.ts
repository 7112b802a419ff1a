import type { ExamWindow, PaperHead } from '../../papers/index.ts';
import type { Attempt } from './attempt.ts';

/** A campaign exam for which a student is registered. */
export interface RegisteredExam {
  readonly examId: string;
  readonly campaignId: string;
  readonly title: string;
  /** Minutes. */
  readonly timeLimit: number;
  readonly totalMarks: number;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly state: 'upcoming' | 'open' | 'over' | 'in-progress' | 'submitted';
  readonly attemptId: string | null;
  readonly resultId: string | null;
}

type CampaignHead = PaperHead & {
  readonly window: ExamWindow & { readonly closesAt: string };
  readonly campaignId: string;
};

export function isCampaign(head: PaperHead): head is CampaignHead {
  return (head.window?.closesAt ?? null) !== null && head.campaignId !== null;
}

export function registeredExam(
  head: CampaignHead,
  attempt: Attempt | undefined,
  now: number,
): RegisteredExam {
  const { opensAt, closesAt } = head.window;
  return {
    examId: head.paperId,
    campaignId: head.campaignId,
    title: head.title,
    timeLimit: head.timeLimit,
    totalMarks: head.totalMarks,
    opensAt,
    closesAt,
    state: attempt === undefined ? phaseOf(head.window, now) : stateOf(attempt),
    attemptId: attempt?._id ?? null,
    resultId: attempt?.status === 'submitted' ? attempt._id : null,
  };
}

function stateOf(attempt: Attempt): RegisteredExam['state'] {
  return attempt.status === 'open' ? 'in-progress' : 'submitted';
}

function phaseOf({ opensAt, closesAt }: CampaignHead['window'], now: number): RegisteredExam['state'] {
  if (now < Date.parse(opensAt)) return 'upcoming';
  return now < Date.parse(closesAt) ? 'open' : 'over';
}

/** The next to open first, ended ones last. */
export function inOrder(exams: readonly RegisteredExam[]): readonly RegisteredExam[] {
  return exams.toSorted(
    (one, other) => ranks[one.state] - ranks[other.state] || one.opensAt.localeCompare(other.opensAt),
  );
}

const ranks: Readonly<Record<RegisteredExam['state'], number>> = {
  'in-progress': 0,
  open: 1,
  upcoming: 2,
  submitted: 3,
  over: 4,
};
