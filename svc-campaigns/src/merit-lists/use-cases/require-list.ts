import { DomainError } from '@pathshala/contract-kit/domain-error';
import { setTimeout as wait } from 'node:timers/promises';
import { type Campaign, type Campaigns, requireKind } from '../../campaigns/index.ts';
import type { MeritHead } from '../domain/merit-head.ts';
import { issueMeritList, type IssueMeritListDependencies } from './issue-merit-list.ts';

/** How long a reader waits for a list that is being built. */
const waitMs = 2_000;

/**
 * The head of a released campaign's merit list, with a version. The first reader of a small list builds it; readers of a list
 * that takes longer get `conflict` and retry.
 */
export function requireIssued(dependencies: IssueMeritListDependencies) {
  const { issuedLists } = dependencies;
  const issue = issueMeritList(dependencies);
  const building = new Map<string, Promise<void>>();

  function build(campaign: Campaign): Promise<void> {
    const { _id } = campaign;
    const running = building.get(_id) ?? issue(campaign).finally(() => building.delete(_id));
    building.set(_id, running);
    return running;
  }

  return async (campaign: Campaign): Promise<MeritHead> => {
    const issued = async () => {
      const head = await issuedLists.find(campaign._id);
      return head && head.versions.length > 0 ? head : null;
    };
    const known = await issued();
    if (known) return known;
    const finished = build(campaign).then(issued);
    const head = await Promise.race([finished, wait(waitMs, null, { ref: false })]);
    if (head) return head;
    // The build takes longer, or another process runs it. If it fails later, the job `issue-merit-lists` tries again.
    throw new DomainError('conflict', 'campaigns.ranks-pending');
  };
}

/** Administrators read a merit list at any time, everybody else after the release. Throws `not-found` or `forbidden`. */
export function requireReleased(campaigns: Pick<Campaigns, 'find'>) {
  return async ({ campaignId, isAdmin }: { campaignId: string; isAdmin: boolean }): Promise<Campaign> => {
    const campaign = await campaigns.find(campaignId);
    requireKind('exam', campaign);
    if (campaign.resultsReleasedAt === null && !isAdmin)
      throw new DomainError('forbidden', 'campaigns.not-released');
    return campaign;
  };
}
