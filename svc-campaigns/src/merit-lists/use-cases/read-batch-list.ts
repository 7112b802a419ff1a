import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Campaigns } from '../../campaigns/index.ts';
import { rankInBatch, type BatchRank } from '../domain/batch-ranks.ts';
import { latestVersion, type IssuedVersion } from '../domain/merit-head.ts';
import type { Batches, BatchName, IssuedLists, MeritLists } from '../ports.ts';
import type { RequireIssued } from './require-issued.ts';
import { requireReleased } from './require-released.ts';

interface ReadBatchListDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly meritLists: Pick<MeritLists, 'ofStudents'>;
  readonly issuedLists: Pick<IssuedLists, 'readOf'>;
  readonly batches: Pick<Batches, 'ofStudent' | 'studentsOf'>;
  readonly requireIssued: RequireIssued;
}

interface OwnBatchCommand {
  readonly campaignId: string;
  readonly studentId: string;
}

interface RankedBatch {
  readonly batch: BatchName;
  readonly ranks: readonly BatchRank[];
  readonly issued: IssuedVersion;
}

/** The latest version. Throws `conflict` before the release. */
function readLatest({ campaigns, requireIssued }: ReadBatchListDependencies) {
  return async (campaignId: string): Promise<IssuedVersion> => {
    const campaign = await requireReleased(campaigns, { campaignId, isAdmin: false });
    const latest = latestVersion(await requireIssued(campaign));
    if (!latest) throw new DomainError('not-found', 'campaigns.no-version');
    return latest;
  };
}

function rankOne({ meritLists, issuedLists, batches }: ReadBatchListDependencies) {
  return async (campaignId: string, issued: IssuedVersion, batch: BatchName): Promise<RankedBatch> => {
    const found = await meritLists.ofStudents(campaignId, await batches.studentsOf(batch._id));
    const byId = new Map(found.map((registration) => [registration._id, registration] as const));
    const entries = await issuedLists.readOf(issued, [...byId.keys()]);
    const lines = entries.flatMap((entry) => {
      const registration = byId.get(entry.registrationId);
      return registration ? [{ entry, registration }] : [];
    });
    return { batch, ranks: rankInBatch(lines), issued };
  };
}

/** The caller's batches that have somebody in the list, each with its ranks. */
export function listOwnBatches(dependencies: ReadBatchListDependencies) {
  const latestOf = readLatest(dependencies);
  const rank = rankOne(dependencies);
  return async ({ campaignId, studentId }: OwnBatchCommand): Promise<RankedBatch[]> => {
    const issued = await latestOf(campaignId);
    const own = await dependencies.batches.ofStudent(studentId);
    const ranked = await Promise.all(own.map((batch) => rank(campaignId, issued, batch)));
    return ranked.filter(({ ranks }) => ranks.length > 0);
  };
}

/** The ranks within a batch of the caller. Throws `forbidden` for another one. */
export function readBatchList(dependencies: ReadBatchListDependencies) {
  const latestOf = readLatest(dependencies);
  const rank = rankOne(dependencies);
  return async (command: OwnBatchCommand & { readonly batchId: string }): Promise<RankedBatch> => {
    const { campaignId, studentId, batchId } = command;
    const issued = await latestOf(campaignId);
    const batch = (await dependencies.batches.ofStudent(studentId)).find(({ _id }) => _id === batchId);
    if (!batch) throw new DomainError('forbidden', 'campaigns.not-in-batch');
    return rank(campaignId, issued, batch);
  };
}

export type { RankedBatch };
