import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { MeritEntry, ReadMeritListDependencies } from './read-merit-list.ts';
import { requireReleased } from './require-released.ts';

export interface ReadOwnRankCommand {
  readonly campaignId: string;
  readonly studentId: string;
}

export interface OwnRank extends MeritEntry {
  /** The number of ranked registrations. */
  readonly of: number;
}

/** The caller's own rank, also after the registration was cancelled. Throws `not-found` without a result. */
export function readOwnRank({ campaigns, meritLists }: ReadMeritListDependencies) {
  const requireReadable = requireReleased(campaigns);
  return async ({ campaignId, studentId }: ReadOwnRankCommand): Promise<OwnRank> => {
    await requireReadable({ campaignId, isAdmin: false });
    const registration = await meritLists.findLatest(campaignId, studentId);
    if (!registration?.standing) throw new DomainError('not-found', 'campaigns.not-ranked');
    const { standing } = registration;
    return {
      rank: 1 + (await meritLists.countBetter(campaignId, standing.order)),
      of: await meritLists.count(campaignId),
      registration: { ...registration, standing },
    };
  };
}
