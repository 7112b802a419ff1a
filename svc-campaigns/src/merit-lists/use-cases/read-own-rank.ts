import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Campaign, Campaigns } from '../../campaigns/index.ts';
import { hasCertificate } from '../domain/certificate.ts';
import type { IssuedEntry } from '../domain/issued-list.ts';
import { latestVersion, versionOf, type IssuedVersion } from '../domain/merit-head.ts';
import type { MeritEntry } from '../domain/merit-list.ts';
import type { IssuedLists, MeritLists } from '../ports.ts';
import type { RequireIssued } from './require-issued.ts';
import { requireReleased } from './require-released.ts';

interface ReadOwnRankDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly meritLists: Pick<MeritLists, 'findOfStudent'>;
  readonly issuedLists: Pick<IssuedLists, 'readOf'>;
  readonly requireIssued: RequireIssued;
}

export interface ReadOwnRankCommand {
  readonly campaignId: string;
  readonly studentId: string;
  /** Left out: the latest version. */
  readonly version?: number | undefined;
}

export interface OwnRank extends MeritEntry {
  readonly campaign: Campaign;
  readonly issued: IssuedVersion;
  /** Whether the rank in the latest version has a certificate. */
  readonly hasCertificate: boolean;
}

/** The caller's own rank, also after the registration was cancelled. Throws `not-found` without a result in the list. */
export function readOwnRank(dependencies: ReadOwnRankDependencies) {
  const { campaigns, meritLists, issuedLists, requireIssued } = dependencies;

  async function entryIn(issued: IssuedVersion | null, registrationId: string): Promise<IssuedEntry | null> {
    const [entry] = issued ? await issuedLists.readOf(issued, [registrationId]) : [];
    return entry ?? null;
  }

  return async ({ campaignId, studentId, version }: ReadOwnRankCommand): Promise<OwnRank> => {
    const campaign = await requireReleased(campaigns, { campaignId, isAdmin: false });
    const registration = await meritLists.findOfStudent(campaignId, studentId);
    if (!registration?.standing) throw new DomainError('not-found', 'campaigns.not-ranked');
    const head = await requireIssued(campaign);
    const latest = latestVersion(head);
    const issued = versionOf(head, version);
    const entry = await entryIn(issued, registration._id);
    if (!issued || !entry) throw new DomainError('not-found', 'campaigns.not-ranked');
    const now = issued === latest ? entry : await entryIn(latest, registration._id);
    const isCertified = now !== null && hasCertificate(now.rank, campaign);
    return { campaign, entry, registration, issued, hasCertificate: isCertified };
  };
}

export type ReadOwnRank = ReturnType<typeof readOwnRank>;
