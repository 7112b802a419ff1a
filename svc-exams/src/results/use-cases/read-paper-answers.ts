import { DomainError } from '@pathshala/service-kit/errors';
import type { AnsweredPaper } from '../../../contract/paper.ts';
import type { Entitlements } from '../../entitlements/domain/entitlements.ts';
import { refusalWithoutRight, scopeOf } from '../../entitlements/domain/right-to-sit.ts';
import type { Papers } from '../../papers/domain/papers.ts';
import { toAnsweredPaper } from '../../papers/domain/student-paper.ts';
import type { AreAnswersVisible } from './are-answers-visible.ts';

interface Dependencies {
  readonly papers: Papers;
  readonly entitlements: Entitlements;
  readonly areAnswersVisible: AreAnswersVisible;
}

export interface ReadAnswersCommand {
  readonly paperId: string;
  readonly reader: { readonly userId: string; readonly isAdmin: boolean };
}

/** 'View Answers': key and explanations without an attempt, for those who may sit the exam. */
export function readPaperAnswers({ papers, entitlements, areAnswersVisible }: Dependencies) {
  return async ({ paperId, reader }: ReadAnswersCommand): Promise<AnsweredPaper> => {
    const head = await papers.head(paperId);
    if (head === null) throw new DomainError('not-found', 'exams.not-found');
    const { paper } = await papers.version(paperId, head.paperVersion);
    if (!reader.isAdmin) {
      const scope = scopeOf(paper);
      const refusal = refusalWithoutRight(scope, await entitlements.has(reader.userId, scope));
      if (refusal !== null) throw refusal;
      if (!(await areAnswersVisible(paper))) throw new DomainError('forbidden', 'exams.answers-not-released');
    }
    return toAnsweredPaper(paper);
  };
}
