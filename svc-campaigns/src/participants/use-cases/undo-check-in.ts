import { type Campaigns, requireCampaign } from '../../campaigns/index.ts';
import type { Registrations } from '../../registrations/index.ts';
import { type Participant, undoCheckIn as withoutCheckIn } from '../domain/participant.ts';
import { requireOfCampaign } from './require-of-campaign.ts';

interface UndoCheckInDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly registrations: Pick<Registrations, 'update'>;
}

interface UndoCheckInCommand {
  readonly campaignId: string;
  readonly id: string;
}

/** Has no effect on somebody who is not checked in. */
export function undoCheckIn({ campaigns, registrations }: UndoCheckInDependencies) {
  const require = requireCampaign({ campaigns });
  return async ({ campaignId, id }: UndoCheckInCommand): Promise<Participant> => {
    await require(campaignId);
    return registrations.update(id, (participant) => {
      requireOfCampaign(participant, campaignId);
      const state = withoutCheckIn(participant);
      return state && { state };
    });
  };
}
