import { DomainError } from '@pathshala/contract-kit/domain-error';
import { latestVersion, versionOf, type IssuedVersion } from '../domain/merit-head.ts';
import type { MeritEntry } from '../domain/merit-list.ts';
import type { ReadMeritListDependencies } from './read-merit-list.ts';
import { requireIssued } from './require-issued.ts';
import { requireReleased } from './require-released.ts';

export interface ReadOwnRankCommand {
  readonly campaignId: string;
  readonly studentId: string;
  /** Left out: the latest one. */
  readonly version?: number | undefined;
}

export interface OwnRank extends MeritEntry {
  readonly issued: IssuedVersion;
  /** By the rank in this version. */
  readonly hasCertificate: boolean;
}

/** The caller's own rank, also after the registration was cancelled. Throws `not-found` without a result in the list. */
export function readOwnRank(dependencies: ReadMeritListDependencies) {
  const { campaigns, meritLists, issuedLists } = dependencies;
  const requireReadable = requireReleased(campaigns);
  const requireHead = requireIssued(dependencies);
  return async ({ campaignId, studentId, version }: ReadOwnRankCommand): Promise<OwnRank> => {
    const campaign = await requireReadable({ campaignId, isAdmin: false });
    const registration = await meritLists.findOfStudent(campaignId, studentId);
    if (!registration?.standing) throw new DomainError('not-found', 'campaigns.not-ranked');
    const head = await requireHead(campaign);
    const issued = version === undefined ? latestVersion(head) : versionOf(head, version);
    const [entry] = issued ? await issuedLists.readOf(issued.buildId, [registration._id]) : [];
    if (!issued || !entry) throw new DomainError('not-found', 'campaigns.not-ranked');
    const hasCertificate = entry.rank <= (campaign.certificatesUpTo ?? 0);
    return { entry, registration, issued, hasCertificate };
  };
}
