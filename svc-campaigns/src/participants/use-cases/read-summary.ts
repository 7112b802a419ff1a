import { type Campaign, type Campaigns, requireCampaign } from '../../campaigns/index.ts';
import type { Participants } from '../ports.ts';

interface ReadSummaryDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly participants: Pick<Participants, 'count'>;
}

export interface ParticipantsSummary {
  readonly campaign: Campaign;
  readonly confirmed: number;
  readonly waiting: number;
  readonly unconfirmed: number;
  readonly cancelled: number;
  readonly checkedIn: number;
}

export function readSummary({ campaigns, participants }: ReadSummaryDependencies) {
  return async (campaignId: string): Promise<ParticipantsSummary> => {
    const campaign = requireCampaign(await campaigns.find(campaignId));
    const states = ['confirmed', 'waiting', 'unconfirmed', 'cancelled', 'checked-in'] as const;
    const [confirmed = 0, waiting = 0, unconfirmed = 0, cancelled = 0, checkedIn = 0] = await Promise.all(
      states.map((state) => participants.count({ campaignId, state })),
    );
    return { campaign, confirmed, waiting, unconfirmed, cancelled, checkedIn };
  };
}
