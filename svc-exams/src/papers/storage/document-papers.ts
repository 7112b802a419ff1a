import type { Collection, DocumentStore, Filter, FindOptions } from '@pathshala/stores/documents/port';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import { writeIfNewer } from '@pathshala/stores/documents/write-if-newer';
import type { Paper, PaperHead, ScoreVisible } from '../domain/paper.ts';
import type { PaperKeys, Papers } from '../ports.ts';
import {
  createDocumentExtraTimes,
  extensionsCollection,
  type ExamExtension,
} from './document-extra-times.ts';
import type { StoredFacts, StoredHead } from './stored-head.ts';
import { createPreparedVersions, versionId, type StoredVersion } from './prepared-versions.ts';

const withdrawalStep = 0.5;

export const papersIndexes = [
  { collection: 'paper_heads', keys: { 'head.campaignId': 1 } },
  { collection: 'paper_heads', keys: { 'head.courseId': 1 } },
  { collection: 'paper_heads', keys: { windowMovedAt: 1 } },
  { collection: 'paper_heads', keys: { 'head.window.closesAt': 1 } },
  { collection: 'paper_heads', keys: { 'head.window.opensAt': 1 } },
] as const;

interface PaperStorage {
  readonly documents: DocumentStore;
  readonly keys: Pick<PaperKeys, 'knownCorrections'>;
  readonly now: () => number;
  readonly newId: () => string;
}

/** Versions are documents of their own and never change; a small head names the current one. */
export function createDocumentPapers({ documents, keys, now, newId }: PaperStorage): Papers {
  const versions: Collection<StoredVersion> = documents.collection('papers');
  const heads: Collection<StoredHead> = documents.collection('paper_heads');
  const prepared = createPreparedVersions(documents, keys);
  const collection = documents.collection<ExamExtension & Aggregate>(extensionsCollection);
  const extensions = createAggregateStore<ExamExtension>({ collection, now, newId });

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

    ...headLists(found),
    ...createDocumentExtraTimes({ heads, extensions, now }),

    async confirmWindow({ paperId, windowMovedAt }) {
      await heads.updateOne({ _id: paperId, windowMovedAt }, { $set: { windowMovedAt: null } });
    },

    findVersion: prepared.findVersion,
    version: prepared.version,
    publishedVersion: prepared.publishedVersion,
    correctedVersion: prepared.correctedVersion,

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

    async remove(paperId) {
      await removePaper({ heads, versions }, paperId);
      prepared.forget(paperId, firstVersion);
    },
  };
}

type FindHeads = (filter: Filter, options?: FindOptions) => Promise<readonly PaperHead[]>;

function headLists(
  found: FindHeads,
): Pick<
  Papers,
  'headsOfCourses' | 'headsOpenAt' | 'headsOpeningBetween' | 'headsClosedBetween' | 'headsMovedBefore'
> {
  return {
    headsOfCourses: (courseIds) => found({ 'head.courseId': { $in: courseIds }, isWithdrawn: false }),

    headsOpenAt(time, limit) {
      const now = new Date(time).toISOString();
      const isOpen = { 'head.window.closesAt': { $gte: now }, 'head.window.opensAt': { $lte: now } };
      return found({ ...isOpen, isWithdrawn: false }, { sort: { 'head.window.closesAt': 1 }, limit });
    },

    headsOpeningBetween({ from, to }, limit) {
      const opensAt = { $gt: new Date(from).toISOString(), $lte: new Date(to).toISOString() };
      const filter = { 'head.window.opensAt': opensAt, isWithdrawn: false };
      return found(filter, { sort: { 'head.window.opensAt': 1 }, limit });
    },

    headsClosedBetween({ from, to }, limit) {
      const closesAt = { $gte: new Date(from).toISOString(), $lt: new Date(to).toISOString() };
      const filter = { 'head.window.closesAt': closesAt, isWithdrawn: false };
      return found(filter, { sort: { 'head.window.closesAt': -1 }, limit });
    },

    headsMovedBefore: (time) => found({ windowMovedAt: { $gt: 0, $lt: time } }),
  };
}

/** A practice has one version. */
const firstVersion = 1;

async function removePaper(
  stored: { readonly heads: Collection<StoredHead>; readonly versions: Collection<StoredVersion> },
  paperId: string,
): Promise<void> {
  await stored.heads.deleteOne({ _id: paperId });
  await stored.versions.deleteOne({ _id: versionId(paperId, firstVersion) });
}

function headOf(stored: StoredHead | null): PaperHead | null {
  if (stored?.head === undefined) return null;
  const { isWithdrawn, windowMovedAt = null, extraTimes = [], extendedTo = null, graceMs } = stored;
  const facts = { courseId: null, scoreVisible: 'after-end' as const, ...stored.head };
  return { ...facts, isWithdrawn, windowMovedAt, extraTimes, extendedTo, graceMs };
}

/** Whether deadlines, and the time from which scores are seen, are unchanged. */
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
