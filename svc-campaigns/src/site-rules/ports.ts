import type { SiteRules as Rules } from '@pathshala/svc-auth-contract/events';

/** The site settings that this service applies. */
export type CampaignRules = Pick<Rules, 'siteName' | 'logo' | 'features' | 'languages'>;

export interface SiteRules {
  /** Reads from memory. */
  readonly current: () => CampaignRules;
}

export type TakeSiteRules = (rev: number, rules: Rules) => Promise<void>;
