import type { SiteRules as Rules } from '@pathshala/svc-auth-contract/events';

/** What this service applies of the site settings. */
type CourseRules = Pick<Rules, 'features' | 'siteName' | 'languages'>;

export interface SiteRules {
  /** From memory. */
  readonly current: () => CourseRules;
}

export type TakeSiteRules = (rev: number, rules: Rules) => Promise<void>;
