import type { Registration, Standing } from '../registrations/ports.ts';

/** A registration with a result. */
export type RankedRegistration = Registration & { readonly standing: Standing };

export interface MeritRange {
  readonly skip: number;
  readonly limit: number;
}

/** The ranked registrations of a campaign, best first. */
export interface MeritLists {
  list(campaignId: string, range: MeritRange): Promise<RankedRegistration[]>;
  /** Those whose shown name contains the text, and the one with this roll number. */
  search(
    campaignId: string,
    text: string,
    range: MeritRange,
  ): Promise<{ items: RankedRegistration[]; total: number }>;
  count(campaignId: string): Promise<number>;
  /** How many have a smaller `standing.order`. */
  countBetter(campaignId: string, order: number): Promise<number>;
  /** The student's latest registration, of any status: a result counts although the registration was cancelled. */
  findLatest(campaignId: string, studentId: string): Promise<Registration | null>;
  /** Those without a queued release mail. */
  listUnannounced(campaignId: string, limit: number): Promise<RankedRegistration[]>;
}
