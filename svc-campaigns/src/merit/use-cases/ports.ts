import type { Registration } from '../../registrations/domain/registration.ts';
import type { Standing } from '../../registrations/domain/standing.ts';

/** A registration that has its result. */
export type Ranked = Registration & { readonly standing: Standing };

interface Range {
  readonly skip: number;
  readonly limit: number;
}

/** The registrations of a campaign that have a result, in the order of merit. */
export interface MeritList {
  list(campaignId: string, range: Range): Promise<Ranked[]>;
  /** Those who show a name that holds the text, and the one with this roll number. */
  search(campaignId: string, text: string, range: Range): Promise<{ items: Ranked[]; total: number }>;
  count(campaignId: string): Promise<number>;
  countBetter(campaignId: string, order: number): Promise<number>;
  /** Whatever its state: who gave a place up and registered again has their latest. */
  latestOf(campaignId: string, studentId: string): Promise<Registration | null>;
  notTold(campaignId: string, limit: number): Promise<Ranked[]>;
}
