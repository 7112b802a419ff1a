import type { RegisteredExam } from '@pathshala/svc-exams-contract/attempt';
import type { Entitlements } from '../../entitlements/domain/entitlements.ts';
import type { ExamWindow, PaperHead } from '../../papers/domain/paper.ts';
import type { Papers } from '../../papers/domain/papers.ts';
import type { Attempt } from '../domain/attempt.ts';
import type { Attempts, PageRequest } from '../domain/attempts.ts';
import type { CloseOverdueAttempt } from './close-overdue-attempt.ts';

interface Dependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
  readonly entitlements: Entitlements;
  readonly closeOverdue: CloseOverdueAttempt;
}

interface ListCommand extends PageRequest {
  readonly studentId: string;
  readonly now: number;
}

type CampaignHead = PaperHead & { readonly window: ExamWindow; readonly campaignId: string };

/** The campaign exams that the student is registered for: the next to open first, those that are over last. */
export function listRegisteredExams({ attempts, papers, entitlements, closeOverdue }: Dependencies) {
  return async ({ studentId, now, page, pageSize }: ListCommand) => {
    const heads = await papers.headsOfCampaigns(await entitlements.campaignsOf(studentId));
    const offered = heads.filter(isCampaign);
    const taken = await attempts.firstAttempts(
      studentId,
      offered.map((head) => head.paperId),
    );
    const exams = await Promise.all(
      offered
        .filter((head) => !head.isWithdrawn || taken.has(head.paperId))
        .map(async (head) => {
          const attempt = taken.get(head.paperId);
          return registeredExam(head, attempt && (await closeOverdue(attempt, now)), now);
        }),
    );
    const ordered = exams.sort(
      (one, other) => rank(one) - rank(other) || one.opensAt.localeCompare(other.opensAt),
    );
    const first = (page - 1) * pageSize;
    return { items: ordered.slice(first, first + pageSize), total: ordered.length };
  };
}

function isCampaign(head: PaperHead): head is CampaignHead {
  return head.window !== null && head.campaignId !== null;
}

function registeredExam(head: CampaignHead, attempt: Attempt | undefined, now: number): RegisteredExam {
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

function rank({ state }: RegisteredExam): number {
  return ['in-progress', 'open', 'upcoming', 'submitted', 'over'].indexOf(state);
}
