import { withPaper, yearIdsOf } from '../domain/course.ts';
import { reconcilePaper } from '../domain/paper.ts';
import type { AdmissionCourses, Papers } from '../ports.ts';
import { changeOf } from './paper-events.ts';

interface ReconcilePapersDependencies {
  readonly courses: Pick<AdmissionCourses, 'find' | 'update'>;
  readonly papers: Pick<Papers, 'find' | 'update'>;
}

/**
 * Brings each paper and its course into agreement after an interrupted save: a listed paper is published and its overview up to
 * date, an unlisted one is withdrawn. Changes nothing where both agree.
 */
export function reconcilePapers({ courses, papers }: ReconcilePapersDependencies) {
  async function reconcile(paperId: string): Promise<void> {
    const seen = await papers.find(paperId);
    if (!seen) return;
    const course = await courses.find(seen.content.courseId);
    const isListed = course !== null && course.deletedAt === null && yearIdsOf(course).includes(paperId);
    const reconciled = await papers.update(paperId, (paper) => {
      // Another save has started meanwhile and will reconcile the paper itself.
      if (paper.settleAt !== seen.settleAt) return null;
      const transition = reconcilePaper(paper, isListed);
      return transition.step === 'none' && paper.settleAt === null ? null : changeOf(transition);
    });
    if (!isListed || course === null) return;
    await courses.update(course._id, (current) => {
      const state = withPaper(current, reconciled);
      return state && { state };
    });
  }
  return async (paperIds: readonly string[]): Promise<void> => {
    for (const paperId of paperIds) await reconcile(paperId);
  };
}

export type ReconcilePapers = ReturnType<typeof reconcilePapers>;
