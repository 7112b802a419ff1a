import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { AnsweredPaper } from '@pathshala/svc-exams-contract/paper';
import type { Attempts } from '../../attempts/domain/attempts.ts';
import type { CloseOverdueAttempt } from '../../attempts/use-cases/close-overdue-attempt.ts';
import type { Entitlements } from '../../entitlements/domain/entitlements.ts';
import { refusalWithoutRight, scopeOf } from '../../entitlements/domain/right-to-sit.ts';
import type { PaperHead } from '../../papers/domain/paper.ts';
import type { Papers } from '../../papers/domain/papers.ts';
import { toAnsweredPaper } from '../../papers/domain/student-paper.ts';
import type { AreAnswersVisible } from './are-answers-visible.ts';

interface Dependencies {
  readonly attempts: Attempts;
  readonly closeOverdue: CloseOverdueAttempt;
  readonly papers: Papers;
  readonly entitlements: Entitlements;
  readonly areAnswersVisible: AreAnswersVisible;
}

export interface ReadAnswersCommand {
  readonly paperId: string;
  readonly reader: { readonly userId: string; readonly isAdmin: boolean };
  readonly now: number;
}

/** 'View Answers': key and explanations without an attempt, for those who may sit the exam. */
export function readPaperAnswers(dependencies: Dependencies) {
  const { attempts, closeOverdue, papers, entitlements, areAnswersVisible } = dependencies;
  return async ({ paperId, reader, now }: ReadAnswersCommand): Promise<AnsweredPaper> => {
    const head = await papers.head(paperId);
    if (head === null) throw new DomainError('not-found', 'exams.not-found');
    const { paper } = await papers.version(paperId, head.paperVersion);
    if (!reader.isAdmin) {
      const scope = scopeOf(paper);
      const refusal = refusalWithoutRight(scope, await entitlements.has(reader.userId, scope));
      if (refusal !== null) throw refusal;
      if ((await isSitting(head, reader.userId, now)) || !(await areAnswersVisible(head, now))) {
        throw new DomainError('forbidden', 'exams.answers-not-released');
      }
    }
    return toAnsweredPaper(paper);
  };

  /** Whoever sits a campaign's exam gets no key, whatever its release says. */
  async function isSitting(
    { examKind, paperId }: PaperHead,
    studentId: string,
    now: number,
  ): Promise<boolean> {
    if (examKind !== 'campaign') return false;
    const latest = await attempts.latest({ studentId, examKind, examId: paperId });
    return latest !== null && (await closeOverdue(latest, now)).status === 'open';
  }
}
