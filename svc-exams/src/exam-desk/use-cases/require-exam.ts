import { DomainError } from '@pathshala/contract-kit/domain-error';
import { type Attempt, attemptNotFound, type Attempts } from '../../attempts/index.ts';
import type { Releases } from '../../entitlements/index.ts';
import { type ExamWindow, type PaperHead, type Papers, rulesOf } from '../../papers/index.ts';

export type DeskHead = PaperHead & {
  readonly campaignId: string;
  readonly window: ExamWindow & { readonly closesAt: string };
};

function hasDesk(head: PaperHead | null): head is DeskHead {
  if (head === null || rulesOf(head).window !== 'start-to-end') return false;
  return head.campaignId !== null && (head.window?.closesAt ?? null) !== null;
}

/** Only an exam of a campaign, which all sit in one window, has a desk. */
export async function requireExam(papers: Papers, examId: string): Promise<DeskHead> {
  const head = await papers.head(examId);
  if (hasDesk(head)) return head;
  throw new DomainError('not-found', 'exams.not-found');
}

/** Times and results are fixed once the results are released. */
export async function requireUnreleased(releases: Releases, { campaignId }: DeskHead): Promise<void> {
  if (await releases.isReleased(campaignId)) throw new DomainError('conflict', 'exams.desk-released');
}

export async function requireAttempt(attempts: Attempts, examId: string, id: string): Promise<Attempt> {
  const attempt = await attempts.find(id);
  if (attempt?.examId === examId) return attempt;
  throw attemptNotFound();
}
