import type { Filter, FindOptions } from '@pathshala/service-kit/documents';
import type { AggregateStore } from '@pathshala/service-kit/events';
import type { Campaign } from '../domain/campaign.ts';

export interface CampaignRepository extends AggregateStore<Campaign> {
  /** Without the text of questions: their number only. */
  list(filter: Filter, options: Pick<FindOptions, 'sort' | 'skip' | 'limit'>): Promise<Campaign[]>;
  count(filter: Filter): Promise<number>;
  /** Takes a place in one conditional write; answers the roll number, or null when there was none at this limit. */
  claimSeat(campaign: Campaign, registrationId: string, now: string): Promise<string | null>;
  /** For a claim whose number was lost in a crash. */
  takeRollNumber(campaignId: string): Promise<string>;
  settleClaim(campaignId: string, registrationId: string): Promise<void>;
  /** Takes the next number of the waiting list. */
  joinQueue(campaignId: string): Promise<number>;
  /** Sets the counts to what was counted, unless anything changed since `rev` was read. */
  correctCounts(
    campaignId: string,
    counts: { rev: number; seatsTaken: number; waitingCount: number },
  ): Promise<void>;
  revOf(campaignId: string): Promise<number | null>;
}
