import { DomainError } from '@pathshala/contract-kit/domain-error';
import { setTimeout as wait } from 'node:timers/promises';
import type { Campaign } from '../../campaigns/index.ts';
import type { MeritHead } from '../domain/merit-head.ts';
import type { IssuedLists } from '../ports.ts';
import type { IssueMeritList } from './issue-merit-list.ts';

interface RequireIssuedDependencies {
  readonly issuedLists: Pick<IssuedLists, 'find'>;
  readonly issue: IssueMeritList;
}

/** How long a reader waits for a list that is being built. */
const waitMs = 2_000;

/**
 * The head of a released campaign's merit list, with a version. The first reader of a small list builds it; readers of a list
 * that takes longer get `conflict` and retry.
 */
export function requireIssued({ issuedLists, issue }: RequireIssuedDependencies) {
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

export type RequireIssued = ReturnType<typeof requireIssued>;
