import type { RegistrationState } from '@pathshala/svc-campaigns-contract/registration';
import { requireKind } from '../domain/author-campaign.ts';
import type { Campaign } from '../domain/campaign.ts';
import type { CampaignRegistrations, Campaigns } from '../ports.ts';

interface ReadCampaignDependencies {
  readonly campaigns: Pick<Campaigns, 'find'>;
  readonly registrations: Pick<CampaignRegistrations, 'stateOf'>;
}

interface ReadCampaignCommand {
  readonly id: string;
  readonly kind: Campaign['kind'];
  /** The caller's account; null for a visitor. */
  readonly userId: string | null;
}

export interface ReadCampaign {
  readonly campaign: Campaign;
  /** The caller's own registration. */
  readonly registration: RegistrationState | null;
}

export function readCampaign({ campaigns, registrations }: ReadCampaignDependencies) {
  return async ({ id, kind, userId }: ReadCampaignCommand): Promise<ReadCampaign> => {
    const campaign = await campaigns.find(id);
    requireKind(kind, campaign);
    return { campaign, registration: userId === null ? null : await registrations.stateOf(userId, id) };
  };
}
