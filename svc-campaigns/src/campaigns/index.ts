export { requireKind } from './domain/author-campaign.ts';
export type { CampaignForm } from './domain/campaign-form.ts';
export { type Campaign, isFull, type Phase, phaseOf, requireCampaign } from './domain/campaign.ts';
export { rollNumberOf } from './domain/roll-number.ts';
export { inLanguage, pageUrlOf } from './domain/shown-campaign.ts';
export { releasableFrom } from './domain/sittings.ts';
export type {
  CampaignRegistrations,
  Campaigns,
  ClaimedPlace,
  Counts,
  PlaceClaim,
  RegistrationCounts,
} from './ports.ts';
