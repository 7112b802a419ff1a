import type { Attempts } from '../../attempts/domain/attempts.ts';
import type { Entitlements } from '../../entitlements/domain/entitlements.ts';
import { refusalToStart, scopeOf } from '../../entitlements/domain/right-to-sit.ts';
import type { Paper } from '../domain/paper.ts';
import type { Papers } from '../domain/papers.ts';
import type { AreAnswersVisible } from './are-answers-visible.ts';
import { findPaper, paperNotFound, type FoundPaper, type PaperAddress, type Reader } from './find-paper.ts';

export interface ReadPaperDependencies {
  readonly papers: Papers;
  readonly attempts: Pick<Attempts, 'hasVersion'>;
  readonly entitlements: Entitlements;
  readonly areAnswersVisible: AreAnswersVisible;
}

export interface ReadPaperCommand extends PaperAddress {
  readonly reader: Reader;
  readonly now: number;
}

/** A version of a paper, for students with an attempt on it. The current one also for those who may start it now or see its key. */
export function readPaper({ papers, attempts, entitlements, areAnswersVisible }: ReadPaperDependencies) {
  const find = findPaper(papers);
  return async ({ reader, now, ...address }: ReadPaperCommand): Promise<Paper> => {
    const found = await find(address);
    if (reader.isAdmin || (await attempts.hasVersion(reader.userId, address))) return found.paper;
    await requireReadable(found, reader.userId, now);
    return found.paper;
  };

  async function requireReadable({ head, paper }: FoundPaper, userId: string, now: number) {
    const scope = scopeOf(paper);
    const isEntitled = await entitlements.has(userId, scope);
    if (isEntitled && paper.version !== head.paperVersion) throw paperNotFound();
    const { isWithdrawn, window } = head;
    const refusal = refusalToStart({ scope, isEntitled, isWithdrawn, window, now });
    if (refusal === null || (isEntitled && (await areAnswersVisible(head, now)))) return;
    throw refusal;
  }
}
