import type { Attempts } from '../../attempts/index.ts';
import { type Entitlements, refusalToStart, scopeOf } from '../../entitlements/index.ts';
import type { FindLock } from '../../openings/index.ts';
import type { Paper } from '../domain/paper.ts';
import { type IsForStaff, requireForStaff } from '../domain/staff-rights.ts';
import type { AreAnswersVisible, PaperReader, Papers } from '../ports.ts';
import { findHead, findPaper, paperNotFound, type PaperAddress } from './find-paper.ts';

interface ReadPaperDependencies {
  readonly papers: Papers;
  readonly attempts: Pick<Attempts, 'hasVersion'>;
  readonly entitlements: Entitlements;
  readonly findLock: FindLock;
  readonly areAnswersVisible: AreAnswersVisible;
  readonly isForStaff: IsForStaff;
}

interface ReadPaperCommand extends PaperAddress {
  readonly reader: PaperReader;
  readonly now: number;
}

/** A version of a paper, for students with an attempt on it. The current one also for those who may start it now or see its key. */
export function readPaper(dependencies: ReadPaperDependencies) {
  const { papers, attempts, entitlements, areAnswersVisible } = dependencies;
  return async ({ reader, now, ...address }: ReadPaperCommand): Promise<Paper> => {
    const paper = await findPaper(papers, address);
    if (reader.staff !== null) {
      await requireForStaff(dependencies.isForStaff, {
        head: await findHead(papers, paper),
        staff: reader.staff,
        now,
      });
    } else if (!(await attempts.hasVersion(reader.userId, address))) {
      await requireReadable(paper, reader.userId, now);
    }
    return paper;
  };

  async function requireReadable(paper: Paper, userId: string, now: number): Promise<void> {
    const head = await findHead(papers, paper);
    const scope = scopeOf(paper);
    const right = await entitlements.rightTo(userId, scope);
    const { isEntitled } = right;
    if (isEntitled && paper.version !== head.paperVersion) throw paperNotFound();
    const { isWithdrawn, window } = head;
    const lock = await dependencies.findLock(paper, userId, now);
    const refusal = refusalToStart({ scope, ...right, isWithdrawn, lock, window, now });
    if (
      refusal === null ||
      (isEntitled && (await areAnswersVisible({ head, version: paper.version, studentId: userId, now })))
    )
      return;
    throw refusal;
  }
}
