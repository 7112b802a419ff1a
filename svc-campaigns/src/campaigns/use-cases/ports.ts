import type { Filter, FindOptions } from '@pathshala/documents/port';
import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { Campaign } from '../domain/campaign.ts';

export interface SeatClaim {
  readonly registrationId: string;
  /** ISO 8601. */
  readonly at: string;
  /** False: held until the mailed link is opened. */
  readonly isConfirmed: boolean;
}

/** Places and numbers in line; of each, how many wait for their mailed link to be opened. */
export type Counts = Required<
  Pick<Campaign, 'seatsTaken' | 'unconfirmedSeats' | 'waitingCount' | 'unconfirmedWaiting'>
>;

export interface CampaignRepository extends AggregateStore<Campaign> {
  /** Without the text of questions: their number only. */
  list(filter: Filter, options: Pick<FindOptions, 'sort' | 'skip' | 'limit'>): Promise<Campaign[]>;
  count(filter: Filter): Promise<number>;
  /** Takes a place in one conditional write; answers the roll number, or null when there was none at this limit. */
  claimSeat(campaign: Campaign, claim: SeatClaim): Promise<string | null>;
  /** For a claim whose number was lost in a crash. */
  takeRollNumber(campaignId: string): Promise<string>;
  settleClaim(campaignId: string, registrationId: string): Promise<void>;
  /** Takes the next number of the waiting list. */
  joinQueue(campaignId: string, isConfirmed: boolean): Promise<number>;
  /** Sets the counts to what was counted, unless anything changed since `rev` was read. */
  correctCounts(campaignId: string, counts: Counts & { readonly rev: number }): Promise<void>;
  revOf(campaignId: string): Promise<number | null>;
}
