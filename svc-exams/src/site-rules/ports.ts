import type { SiteRules as Rules } from '@pathshala/svc-auth-contract/events';

/** What this service applies of the site settings. */
type ExamRules = Pick<Rules, 'features' | 'exams'>;

export interface SiteRules {
  /** From memory: a start, a save or a submit reads nothing for it. */
  readonly current: () => ExamRules;
}

export type TakeSiteRules = (rev: number, rules: Rules) => Promise<void>;
