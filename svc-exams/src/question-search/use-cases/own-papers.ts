import { mapInBatches } from '@pathshala/service-kit/platform/map-in-batches';
import { LRUCache } from 'lru-cache';
import type { Entitlements } from '../../entitlements/index.ts';
import {
  rulesOf,
  type IsKeyReleased,
  type Paper,
  type PaperHead,
  type Papers,
  type Question,
} from '../../papers/index.ts';
import type { LocksFor } from '../../openings/index.ts';
import { duplicateKeyOf, wordsKeyOf } from '../../question-bank/index.ts';

interface OwnPapersDependencies {
  readonly papers: Pick<Papers, 'headsOfCourses' | 'headsOfCampaigns' | 'publishedVersion'>;
  readonly entitlements: Pick<Entitlements, 'campaignsOf' | 'coursesOf'>;
  readonly isKeyReleased: IsKeyReleased;
  readonly locksFor: LocksFor;
}

/** A paper with the words of its questions. */
export interface SearchedPaper {
  readonly paper: Paper;
  readonly questions: readonly {
    readonly question: Question;
    readonly subjectName: string;
    /** The words as a search key. */
    readonly words: string;
    /** Equal for copies of one question. */
    readonly copyKey: string;
  }[];
}

export type OwnPapers = (studentId: string, now: number) => Promise<readonly SearchedPaper[]>;

/** Each head takes a few reads of the store. */
const papersAtOnce = 20;
/** The number of cached versions: past years of all courses of a school; about 100 kB each. */
const searchedVersions = 300;

/**
 * The papers of past years that are open and of released campaigns that the student has the right to, the latest first. A version never changes:
 * its words are computed once.
 */
export function ownPapers(dependencies: OwnPapersDependencies): OwnPapers {
  const { papers, entitlements, isKeyReleased, locksFor } = dependencies;
  const known = new LRUCache<string, SearchedPaper>({ max: searchedVersions });
  return async (studentId, now) => {
    const [courseIds, campaignIds] = await Promise.all([
      entitlements.coursesOf(studentId),
      entitlements.campaignsOf(studentId),
    ]);
    const [ofCourses, ofCampaigns] = await Promise.all([
      papers.headsOfCourses(courseIds),
      papers.headsOfCampaigns(campaignIds),
    ]);
    const isReleased = await mapInBatches(
      ofCampaigns,
      papersAtOnce,
      async (head) => !head.isWithdrawn && (await isKeyReleased(head, now)),
    );
    const past = ofCourses.filter((head) => rulesOf(head).keyVisible === 'always');
    const findLock = locksFor(studentId, now);
    const locks = await mapInBatches(past, papersAtOnce, findLock);
    const heads = [
      ...ofCampaigns.filter((_, at) => isReleased[at]),
      ...past.filter((_, at) => locks[at] === null),
    ];
    return mapInBatches(heads.toSorted(byTime), papersAtOnce, searched);
  };

  async function searched({ paperId, paperVersion }: PaperHead): Promise<SearchedPaper> {
    const name = `${paperId}.${paperVersion}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    const { paper } = await papers.publishedVersion(paperId, paperVersion);
    const questions = paper.subjects.flatMap(({ subjectName, mcqs }) =>
      mcqs.map((question) => ({
        question,
        subjectName,
        words: wordsKeyOf(question),
        copyKey: duplicateKeyOf(question),
      })),
    );
    known.set(name, { paper, questions });
    return { paper, questions };
  }
}

/** Sorted by the end of the window; those without one last, by title from the latest year down. */
function byTime(one: PaperHead, other: PaperHead): number {
  const ends = (other.window?.closesAt ?? '').localeCompare(one.window?.closesAt ?? '');
  return ends === 0 ? other.title.localeCompare(one.title, 'en', { numeric: true }) : ends;
}
