import type { SiteRules as Rules } from '@pathshala/svc-auth-contract/events';

/** The site settings that this service applies. */
type CourseRules = Pick<Rules, 'features' | 'siteName' | 'languages'>;

export interface SiteRules {
  /** Reads from memory. */
  readonly current: () => CourseRules;
}

export type TakeSiteRules = (rev: number, rules: Rules) => Promise<void>;
