import type { Collection, DocumentStore, Filter, FindOptions } from '@pathshala/documents/port';
import { LRUCache } from 'lru-cache';
import { insertOnce } from '@pathshala/documents/insert-once';
import { writeIfNewer, type Versioned } from '@pathshala/documents/write-if-newer';
import { placeQuestions, type Paper, type PaperHead, type ScoreVisible } from '../domain/paper.ts';
import type { Papers, PreparedPaper } from '../ports.ts';

/** Characters of JSON that stay in memory: about eighty papers of a hundred questions. */
const cachedCharacters = 8_000_000;

interface StoredVersion {
  readonly _id: string;
  readonly paper: Paper;
}

/**
 * The pointer to the current version. `version` counts publishings and withdrawals together, a withdrawal half a
 * step above the version that it withdraws: it wins over the publishing of the same version, in either order.
 */
interface StoredHead extends Versioned {
  readonly isWithdrawn: boolean;
  /** Absent until something is published. */
  readonly head?: StoredFacts;
  readonly windowMovedAt?: number | null;
}

/** `courseId` and `scoreVisible` are missing in heads stored before they were known. */
type StoredFacts = Omit<PaperHead, 'isWithdrawn' | 'windowMovedAt' | 'courseId' | 'scoreVisible'> &
  Partial<Pick<PaperHead, 'courseId' | 'scoreVisible'>>;

const withdrawalStep = 0.5;

export const papersIndexes = [
  { collection: 'paper_heads', keys: { 'head.campaignId': 1 } },
  { collection: 'paper_heads', keys: { windowMovedAt: 1 } },
  { collection: 'paper_heads', keys: { 'head.window.closesAt': 1 } },
] as const;

export interface PaperStorage {
  readonly documents: DocumentStore;
  readonly now: () => number;
}

/** Versions are documents of their own and never change; a small head says which one is current. */
export function createDocumentPapers({ documents, now }: PaperStorage): Papers {
  const versions: Collection<StoredVersion> = documents.collection('papers');
  const heads: Collection<StoredHead> = documents.collection('paper_heads');
  const prepared = new LRUCache<string, PreparedPaper>({
    maxSize: cachedCharacters,
    sizeCalculation: ({ paper }) => JSON.stringify(paper).length,
    // Concurrent first reads share one; an eviction meanwhile does not fail them.
    ignoreFetchAbort: true,
    async fetchMethod(_id) {
      const stored = await versions.findOne({ _id });
      return stored === null ? undefined : prepare(stored.paper);
    },
  });

  async function findVersion(paperId: string, version: number): Promise<PreparedPaper | null> {
    const id = versionId(paperId, version);
    return prepared.get(id) ?? (await prepared.fetch(id)) ?? null;
  }

  async function found(filter: Filter, options: FindOptions = {}): Promise<readonly PaperHead[]> {
    return (await heads.find(filter, options).toArray()).map(headOf).filter((head) => head !== null);
  }

  return {
    async head(paperId) {
      return headOf(await heads.findOne({ _id: paperId }));
    },

    async heads(paperIds) {
      if (paperIds.length === 0) return new Map();
      return new Map((await found({ _id: { $in: paperIds } })).map((head) => [head.paperId, head]));
    },

    async headsOfCampaigns(campaignIds) {
      if (campaignIds.length === 0) return [];
      return found({ 'head.campaignId': { $in: campaignIds } });
    },

    headsOpenAt(time, limit) {
      const now = new Date(time).toISOString();
      const isOpen = { 'head.window.closesAt': { $gte: now }, 'head.window.opensAt': { $lte: now } };
      return found({ ...isOpen, isWithdrawn: false }, { sort: { 'head.window.closesAt': 1 }, limit });
    },

    headsMovedBefore: (time) => found({ windowMovedAt: { $gt: 0, $lt: time } }),

    async confirmWindow({ paperId, windowMovedAt }) {
      await heads.updateOne({ _id: paperId, windowMovedAt }, { $set: { windowMovedAt: null } });
    },

    findVersion,

    async version(paperId, version) {
      const found = await findVersion(paperId, version);
      if (found === null) throw new Error(`version ${version} of paper ${paperId} is not stored`);
      return found;
    },

    async publish(paper, scoreVisible) {
      await insertOnce(versions, { _id: versionId(paper.paperId, paper.version), paper });
      const { paperId: _id, version } = paper;
      const before = await heads.findOne({ _id });
      const head = headFacts(paper, scoreVisible);
      // No attempt can have started before the first publishing, so there is nothing to move.
      const isMoved = before?.head !== undefined && !isAsBefore(headOf(before), head);
      const move = isMoved ? { windowMovedAt: now() } : {};
      await writeIfNewer(heads, { _id, version, isWithdrawn: false, head, ...move });
    },

    async withdraw(paperId, version) {
      await writeIfNewer(heads, { _id: paperId, version: version + withdrawalStep, isWithdrawn: true });
    },
  };
}

function versionId(paperId: string, version: number): string {
  return `${paperId}.${version}`;
}

function prepare(paper: Paper): PreparedPaper {
  return { paper, places: placeQuestions(paper) };
}

function headOf(stored: StoredHead | null): PaperHead | null {
  if (stored?.head === undefined) return null;
  const { isWithdrawn, windowMovedAt = null } = stored;
  return { courseId: null, scoreVisible: 'after-end', ...stored.head, isWithdrawn, windowMovedAt };
}

/** Whether deadlines, and the time from which scores are seen, stay as they are. */
function isAsBefore(one: Pick<PaperHead, 'window' | 'scoreVisible'> | null, other: StoredFacts): boolean {
  const isSameWindow =
    one?.window?.opensAt === other.window?.opensAt && one?.window?.closesAt === other.window?.closesAt;
  return isSameWindow && one?.scoreVisible === other.scoreVisible;
}

function headFacts(paper: Paper, scoreVisible: ScoreVisible): StoredFacts {
  const {
    paperId,
    examKind,
    courseId,
    campaignId,
    version: paperVersion,
    title,
    timeLimit,
    totalMarks,
    window,
  } = paper;
  const facts = { paperId, examKind, courseId, campaignId, paperVersion, title, timeLimit, totalMarks };
  return { ...facts, window, scoreVisible };
}
