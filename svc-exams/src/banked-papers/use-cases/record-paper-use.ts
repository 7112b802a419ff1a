import type { Papers } from '../../papers/index.ts';
import type { QuestionSupply } from '../../question-bank/index.ts';
import type { FindInBank } from './find-in-bank.ts';

interface RecordPaperUseDependencies {
  readonly papers: Pick<Papers, 'head' | 'publishedVersion'>;
  readonly questionSupply: Pick<QuestionSupply, 'recordUse' | 'usesOf'>;
  readonly find: FindInBank;
  readonly now: () => number;
}

/**
 * Records in the bank which of its questions the paper contains now; a withdrawn paper contains none. Idempotent, and the same
 * for events in any order, because it reads the stored paper.
 */
export function recordPaperUse({ papers, questionSupply, find, now }: RecordPaperUseDependencies) {
  return async (paperId: string): Promise<void> => {
    const head = await papers.head(paperId);
    if (head === null) return;
    const [known] = await questionSupply.usesOf([paperId]);
    const usedAt = head.window?.opensAt ?? known?.usedAt ?? new Date(now()).toISOString();
    const questionIds = head.isWithdrawn ? [] : await bankedIn(head);
    const { title, examKind } = head;
    await questionSupply.recordUse({ examId: paperId, title, examKind, usedAt, questionIds });
  };

  async function bankedIn({ paperId, paperVersion }: { paperId: string; paperVersion: number }) {
    const { paper } = await papers.publishedVersion(paperId, paperVersion);
    const { questions, idOf } = await find(paper);
    return [...new Set(questions.flatMap((question) => idOf(question) ?? []))];
  }
}

export type RecordPaperUse = ReturnType<typeof recordPaperUse>;
