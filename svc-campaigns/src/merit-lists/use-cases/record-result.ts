import type { Campaigns } from '../../campaigns/ports.ts';
import { rank, type RankedResult } from '../../registrations/ports.ts';
import type { MeritLists } from '../ports.ts';
import { queueReleaseMail, type QueueReleaseMailDependencies } from './queue-release-mail.ts';

export interface RecordResultDependencies extends QueueReleaseMailDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly meritLists: Pick<MeritLists, 'findLatest'>;
}

export interface RecordResultCommand {
  readonly campaignId: string;
  readonly studentId: string;
  readonly result: RankedResult;
}

/**
 * Ranks the student's registration. A result that arrives after the release gets its mail here: the campaign is read after
 * the result is stored, so either `announce-releases` sees the result or this sees the release.
 */
export function recordResult(dependencies: RecordResultDependencies) {
  const { campaigns, registrations, meritLists } = dependencies;
  const queueMail = queueReleaseMail(dependencies);
  return async ({ campaignId, studentId, result }: RecordResultCommand): Promise<void> => {
    const registration = await meritLists.findLatest(campaignId, studentId);
    if (!registration) throw new Error(`a result without a registration: ${campaignId} of ${studentId}`);
    await registrations.update(registration._id, (latest) => {
      const state = rank(latest, result);
      return state && { state };
    });
    const campaign = await campaigns.find(campaignId);
    if (campaign?.resultsReleasedAt && campaign.deletedAt === null) await queueMail(registration._id);
  };
}
