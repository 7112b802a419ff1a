import type { CampaignRepository } from '../../campaigns/use-cases/ports.ts';
import { rank, tellOfRelease } from '../../registrations/domain/ranking.ts';
import type { RankedResult } from '../../registrations/domain/standing.ts';
import type { RegistrationRepository } from '../../registrations/use-cases/ports.ts';
import type { MeritList } from './ports.ts';

export interface ResultDependencies {
  readonly campaigns: CampaignRepository;
  readonly registrations: RegistrationRepository;
  readonly meritList: MeritList;
  readonly now: () => number;
}

export interface RecordResultCommand {
  readonly campaignId: string;
  readonly studentId: string;
  readonly result: RankedResult;
}

/**
 * Ranks the registration by its result. One that comes after the release is told of by itself: the campaign is read
 * after the result is stored, so either the announcement sees the result or this sees the release.
 */
export function recordResult({ campaigns, registrations, meritList, now }: ResultDependencies) {
  return async ({ campaignId, studentId, result }: RecordResultCommand): Promise<void> => {
    const registration = await meritList.latestOf(campaignId, studentId);
    if (!registration) throw new Error(`a result without a registration: ${campaignId} of ${studentId}`);
    await registrations.update(registration._id, (state) => {
      const ranked = rank(state, result);
      return ranked && { state: ranked };
    });
    const campaign = await campaigns.find(campaignId);
    if (campaign?.resultsReleasedAt && campaign.deletedAt === null)
      await announceTo({ registrations, now })(registration._id);
  };
}

export function announceTo({ registrations, now }: Pick<ResultDependencies, 'registrations' | 'now'>) {
  return (registrationId: string) =>
    registrations.update(registrationId, (state) => {
      const told = tellOfRelease(state, now());
      return told && { state: told };
    });
}
