import type { Collection, DocumentStore } from '@pathshala/service-kit/documents';
import { insertOnce } from '../../storage/insert-once.ts';
import { WeightedCache } from '../../storage/weighted-cache.ts';
import { writeIfNewer, type Versioned } from '../../storage/write-if-newer.ts';
import { placeQuestions, type Paper, type PaperHead } from '../domain/paper.ts';
import type { Papers, PreparedPaper } from '../domain/papers.ts';
import { toStudentPaper } from '../domain/student-paper.ts';

/** Characters of JSON that stay in memory: about eighty papers of a hundred questions. */
const CACHED_CHARACTERS = 8_000_000;

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
  readonly head?: Omit<PaperHead, 'isWithdrawn'>;
}

const WITHDRAWAL = 0.5;

export const paperIndexes = [{ collection: 'paper_heads', keys: { 'head.campaignId': 1 } }] as const;

/** Versions are documents of their own and never change; a small head says which one is current. */
export function createDocumentPapers(documents: DocumentStore): Papers {
  const versions: Collection<StoredVersion> = documents.collection('papers');
  const heads: Collection<StoredHead> = documents.collection('paper_heads');
  const prepared = new WeightedCache<Promise<PreparedPaper>>(CACHED_CHARACTERS);

  async function load(paperId: string, version: number): Promise<PreparedPaper> {
    const stored = await versions.findOne({ _id: versionId(paperId, version) });
    if (stored === null) throw new Error(`version ${version} of paper ${paperId} is not stored`);
    return prepare(stored.paper);
  }

  return {
    async head(paperId) {
      return headOf(await heads.findOne({ _id: paperId }));
    },

    async headsOfCampaigns(campaignIds) {
      if (campaignIds.length === 0) return [];
      const found = await heads.find({ 'head.campaignId': { $in: campaignIds } }).toArray();
      return found.map(headOf).filter((head) => head !== null);
    },

    version(paperId, version) {
      const key = versionId(paperId, version);
      const known = prepared.get(key);
      if (known !== undefined) return known;
      const loading = load(paperId, version);
      prepared.set(key, loading, 0);
      loading.then(
        (paper) => prepared.set(key, loading, JSON.stringify(paper.paper).length),
        () => prepared.delete(key),
      );
      return loading;
    },

    async publish(paper) {
      await insertOnce(versions, { _id: versionId(paper.paperId, paper.version), paper });
      const { paperId: _id, version } = paper;
      await writeIfNewer(heads, { _id, version, isWithdrawn: false, head: headFacts(paper) });
    },

    async withdraw(paperId, version) {
      await writeIfNewer(heads, { _id: paperId, version: version + WITHDRAWAL, isWithdrawn: true });
    },
  };
}

function versionId(paperId: string, version: number): string {
  return `${paperId}.${version}`;
}

function prepare(paper: Paper): PreparedPaper {
  return { paper, places: placeQuestions(paper), studentPaper: toStudentPaper(paper) };
}

function headOf(stored: StoredHead | null): PaperHead | null {
  if (stored?.head === undefined) return null;
  return { ...stored.head, isWithdrawn: stored.isWithdrawn };
}

function headFacts(paper: Paper): Omit<PaperHead, 'isWithdrawn'> {
  const {
    paperId,
    examKind,
    campaignId,
    version: paperVersion,
    title,
    timeLimit,
    totalMarks,
    window,
  } = paper;
  return { paperId, examKind, campaignId, paperVersion, title, timeLimit, totalMarks, window };
}
