export { requireKind } from './domain/author-campaign.ts';
export type { CampaignForm } from './domain/campaign-form.ts';
export { type Campaign, isFull, type Phase, phaseOf } from './domain/campaign.ts';
export { rollNumberOf } from './domain/roll-number.ts';
export { inLanguage, pageUrlOf } from './domain/shown-campaign.ts';
export { releasableFrom } from './domain/sittings.ts';
export { requireCampaign, type RequireCampaign } from './use-cases/require-campaign.ts';
export type {
  CampaignRegistrations,
  Campaigns,
  ClaimedPlace,
  Counts,
  PlaceClaim,
  RegistrationCounts,
} from './ports.ts';
