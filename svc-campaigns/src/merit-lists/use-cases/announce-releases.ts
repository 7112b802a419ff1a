import type { Campaigns } from '../../campaigns/ports.ts';
import type { MeritLists } from '../ports.ts';
import { queueReleaseMail, type QueueReleaseMailDependencies } from './queue-release-mail.ts';

export interface AnnounceReleasesDependencies extends QueueReleaseMailDependencies {
  readonly campaigns: Pick<Campaigns, 'listUnannouncedReleases' | 'update'>;
  readonly meritLists: Pick<MeritLists, 'listUnannounced'>;
}

const batchSize = 100;

/** CMP-06: every participant gets a mail after the release. Continues where it was after a crash. */
export function announceReleases(dependencies: AnnounceReleasesDependencies) {
  const { campaigns, meritLists } = dependencies;
  const queueMail = queueReleaseMail(dependencies);

  async function announceTo(campaignId: string): Promise<void> {
    for (;;) {
      const batch = await meritLists.listUnannounced(campaignId, batchSize);
      if (batch.length === 0) return;
      await Promise.all(batch.map(({ _id }) => queueMail(_id)));
    }
  }

  return async (): Promise<void> => {
    for (const { _id } of await campaigns.listUnannouncedReleases(batchSize)) {
      await announceTo(_id);
      await campaigns.update(_id, (campaign) => ({ state: { ...campaign, isReleaseAnnounced: true } }));
    }
  };
}
