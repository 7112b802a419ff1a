import { isDeletedForGood } from '@pathshala/rules/undo-window';
import type { Campaigns } from '../../campaigns/index.ts';
import { isIssueDue, type MeritHead } from '../domain/merit-head.ts';
import type { IssuedLists } from '../ports.ts';
import type { IssueMeritList } from './issue-merit-list.ts';

interface IssueDueListsDependencies {
  readonly campaigns: Pick<Campaigns, 'find' | 'listUnannouncedReleases'>;
  readonly issuedLists: Pick<IssuedLists, 'close' | 'find' | 'listChanged'>;
  readonly issue: IssueMeritList;
  readonly now: () => number;
}

const batchSize = 100;

/** CMP-06: the lists of new releases, and those with changed results. Continues after a crash. */
export function issueDueLists({ campaigns, issuedLists, issue, now }: IssueDueListsDependencies) {
  async function issueChanged(head: MeritHead): Promise<void> {
    if (!isIssueDue(head, now())) return;
    const campaign = await campaigns.find(head._id);
    if (campaign === null || isDeletedForGood(campaign, now())) await issuedLists.close(head._id);
    else if (campaign.resultsReleasedAt !== null && campaign.deletedAt === null) await issue(campaign);
  }

  return async (): Promise<void> => {
    for (const campaign of await campaigns.listUnannouncedReleases(batchSize)) {
      const head = await issuedLists.find(campaign._id);
      if (!head || head.versions.length === 0) await issue(campaign);
    }
    for (const head of await issuedLists.listChanged(batchSize)) await issueChanged(head);
  };
}
