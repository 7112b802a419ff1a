import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import type { PageRequest } from '../../attempts/index.ts';
import type { Entitlements } from '../../entitlements/index.ts';
import type { AreAnswersVisible, PaperHead, Papers } from '../../papers/index.ts';
import { isArchived } from './create-from-paper.ts';

/** Each head takes a few reads of the store. */
const headsAtOnce = 20;

interface ListArchiveDependencies {
  readonly papers: Pick<Papers, 'headsOfCampaigns' | 'headsOfCourses'>;
  readonly entitlements: Pick<Entitlements, 'campaignsOf' | 'coursesOf'>;
  readonly areAnswersVisible: AreAnswersVisible;
}

interface ListArchiveCommand extends PageRequest {
  readonly studentId: string;
  readonly now: number;
}

/** Released campaign exams, the latest first, then the past years of the student's courses. */
export function listArchive({ papers, entitlements, areAnswersVisible }: ListArchiveDependencies) {
  return async ({ studentId, now, page, pageSize }: ListArchiveCommand) => {
    const [campaignIds, courseIds] = await Promise.all([
      entitlements.campaignsOf(studentId),
      entitlements.coursesOf(studentId),
    ]);
    const [ofCampaigns, ofCourses] = await Promise.all([
      papers.headsOfCampaigns(campaignIds),
      papers.headsOfCourses(courseIds),
    ]);
    const candidates = [...ofCampaigns, ...ofCourses].filter(isArchived);
    const visible = await mapInBatches(candidates, headsAtOnce, async (head) =>
      (await areAnswersVisible({ head, version: head.paperVersion, studentId, now })) ? [head] : [],
    );
    const heads = visible.flat().toSorted(byTime);
    return { items: heads.slice((page - 1) * pageSize, page * pageSize), total: heads.length };
  };
}

/** Sorted by the end of the window; those without one last, by title from the latest year down. */
function byTime(one: PaperHead, other: PaperHead): number {
  const ends = (other.window?.closesAt ?? '').localeCompare(one.window?.closesAt ?? '');
  return ends === 0 ? other.title.localeCompare(one.title, 'en', { numeric: true }) : ends;
}
