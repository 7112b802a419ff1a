import { withPaper, yearIdsOf } from '../domain/course.ts';
import { settlePaper } from '../domain/paper.ts';
import { announced } from './announce-paper.ts';
import type { AdmissionCourses, Papers } from './ports.ts';

export interface SettleDependencies {
  readonly courses: AdmissionCourses;
  readonly papers: Papers;
  readonly now: () => number;
}

/**
 * Brings one paper and its course together, whatever a crash left: what the course lists is on offer with the
 * right numbers, what it does not list is withdrawn. Does nothing where both agree.
 */
async function settle({ courses, papers }: SettleDependencies, paperId: string): Promise<void> {
  const seen = await papers.find(paperId);
  if (!seen) return;
  const course = await courses.find(seen.content.courseId);
  const isListed = course !== null && course.deletedAt === null && yearIdsOf(course).includes(paperId);
  const settled = await papers.update(paperId, (paper) => {
    // Another save claimed it meanwhile and will settle it itself.
    if (paper.settleAt !== seen.settleAt) return null;
    const move = settlePaper(paper, isListed);
    return move.step === 'none' && paper.settleAt === null ? null : announced(move);
  });
  if (!isListed || course === null) return;
  await courses.update(course._id, (current) => {
    const state = withPaper(current, settled);
    return state && { state };
  });
}

export function settlePapers(deps: SettleDependencies) {
  return async (paperIds: readonly string[]): Promise<void> => {
    for (const paperId of paperIds) await settle(deps, paperId);
  };
}

const batch = 100;

/** A job: finishes the saves that were cut off between the papers and their course. */
export function repairPapers(deps: SettleDependencies) {
  return async (): Promise<void> => {
    const left = await deps.papers.unsettled(deps.now(), batch);
    await settlePapers(deps)(left.map(({ _id }) => _id));
  };
}
