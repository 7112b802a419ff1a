import type { SiteRules as Rules } from '@pathshala/svc-auth-contract/events';

/** The site settings that this service applies. */
type ExamRules = Pick<Rules, 'features' | 'exams'>;

export interface SiteRules {
  /** Reads from memory: a start, a save or a submit needs no read of the store for it. */
  readonly current: () => ExamRules;
}

export type TakeSiteRules = (rev: number, rules: Rules) => Promise<void>;
