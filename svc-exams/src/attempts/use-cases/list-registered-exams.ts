import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { Entitlements } from '../../entitlements/index.ts';
import type { Papers } from '../../papers/index.ts';
import { inOrder, isCampaign, registeredExam, type RegisteredExam } from '../domain/registered-exam.ts';
import type { Attempts, CloseOverdue, PageRequest } from '../ports.ts';

/** The number of attempts to close at once whose time is over. */
const closedAtOnce = 20;

interface ListRegisteredExamsDependencies {
  readonly attempts: Attempts;
  readonly papers: Papers;
  readonly entitlements: Entitlements;
  readonly closeOverdue: CloseOverdue;
}

interface ListRegisteredCommand extends PageRequest {
  readonly studentId: string;
  readonly now: number;
}

/** Lists the campaign exams that the student is registered for: the next to open first, ended ones last. */
export function listRegisteredExams({
  attempts,
  papers,
  entitlements,
  closeOverdue,
}: ListRegisteredExamsDependencies) {
  return async (
    command: ListRegisteredCommand,
  ): Promise<{ items: readonly RegisteredExam[]; total: number }> => {
    const { studentId, now, page, pageSize } = command;
    const heads = await papers.headsOfCampaigns(await entitlements.campaignsOf(studentId));
    const offered = heads.filter(isCampaign);
    const taken = await attempts.firstAttempts(
      studentId,
      offered.map((head) => head.paperId),
    );
    const shown = offered.filter((head) => !head.isWithdrawn || taken.has(head.paperId));
    const exams = await mapInBatches(shown, closedAtOnce, async (head) => {
      const attempt = taken.get(head.paperId);
      return registeredExam(head, attempt && (await closeOverdue(attempt, now)), now);
    });
    const ordered = inOrder(exams);
    const first = (page - 1) * pageSize;
    return { items: ordered.slice(first, first + pageSize), total: ordered.length };
  };
}
