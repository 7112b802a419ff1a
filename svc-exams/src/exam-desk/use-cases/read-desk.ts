import type { Releases } from '../../entitlements/index.ts';
import type { Papers } from '../../papers/index.ts';
import type { ExamDesk, ExamDesks } from '../ports.ts';
import { requireExam, type DeskHead } from './require-exam.ts';

interface ReadDeskDependencies {
  readonly desks: ExamDesks;
  readonly papers: Papers;
  readonly releases: Releases;
}

export interface FoundDesk {
  readonly head: DeskHead;
  readonly desk: ExamDesk;
  readonly isReleased: boolean;
  /** The number in the current paper. */
  readonly questions: number;
}

export function readDesk({ desks, papers, releases }: ReadDeskDependencies) {
  return async (examId: string): Promise<FoundDesk> => {
    const head = await requireExam(papers, examId);
    const [desk, isReleased, { places }] = await Promise.all([
      desks.find(examId),
      releases.isReleased(head.campaignId),
      papers.version(examId, head.paperVersion),
    ]);
    return { head, desk, isReleased, questions: places.size };
  };
}
