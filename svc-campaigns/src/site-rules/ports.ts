import type { SiteRules as Rules } from '@pathshala/svc-auth-contract/events';

/** What this service applies of the site settings. */
export type CampaignRules = Pick<Rules, 'siteName' | 'logo' | 'features' | 'languages'>;

export interface SiteRules {
  /** From memory. */
  readonly current: () => CampaignRules;
}

export type TakeSiteRules = (rev: number, rules: Rules) => Promise<void>;
