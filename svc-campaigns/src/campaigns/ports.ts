import type { AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { TimeRange } from '@pathshala/rules/dhaka-time';
import type { RegistrationState } from '@pathshala/svc-campaigns-contract/registration';
import type { Campaign, Phase } from './domain/campaign.ts';

export interface PlaceClaim {
  readonly registrationId: string;
  /** ISO 8601. */
  readonly at: string;
  /** False: the place is held until the mailed link is opened. */
  readonly isConfirmed: boolean;
  /** The claim gets a waiting number even where a place is free: its network has the maximum number of holds. */
  readonly isOverHoldLimit?: boolean;
}

/** The fields on which an offer depends. */
type OfferingCampaign = Pick<Campaign, '_id' | 'startDate' | 'maxParticipants'>;

export interface ClaimedPlace {
  /** The campaign at the time when the place was taken. */
  readonly campaign: OfferingCampaign;
  readonly rollNumber: string;
}

export interface WaitingNumber {
  readonly waitingNumber: number;
  /** A place is free and others wait for it, or one is held for an unproved registration and the newcomer is proved. */
  readonly hasRoom: boolean;
}

/** Places and waiting numbers. One write takes each, at the current limit. */
export interface Places {
  /** Takes a place for a registration from the waiting list. Returns null when no place is free, and for a deleted campaign. */
  claimPlace(
    campaignId: string,
    claimOf: (campaign: OfferingCampaign) => PlaceClaim,
  ): Promise<ClaimedPlace | null>;
  /**
   * Takes a place for a newcomer, or a waiting number where none is free, where a confirmed registration waits already, and for
   * a deleted campaign.
   */
  claimPlaceOrNumber(campaignId: string, claim: PlaceClaim): Promise<ClaimedPlace | WaitingNumber>;
  /**
   * Takes a place away that is held for an unproved registration: no counts are corrected until `endRelease`. Returns the next
   * waiting number.
   */
  beginRelease(campaignId: string, claim: Omit<PlaceClaim, 'isConfirmed'>): Promise<number>;
  /** Counts the place as free, if the registration has lost it. */
  endRelease(campaignId: string, registrationId: string, hasLost: boolean): Promise<void>;
  /** Takes another roll number, for a claim whose number was lost in a crash. */
  takeRollNumber(campaignId: string): Promise<string>;
  removeClaim(campaignId: string, registrationId: string): Promise<void>;
  /** Sets the counts unless the campaign changed since `rev` was read. */
  correctCounts(campaignId: string, counts: Counts & { readonly rev: number }): Promise<void>;
}

/** Places and waiting-list entries, and how many of each are not confirmed yet. */
export type Counts = Required<
  Pick<Campaign, 'seatsTaken' | 'unconfirmedSeats' | 'waitingCount' | 'unconfirmedWaiting'>
>;

/** Campaigns that are not deleted. */
export interface CampaignQuery {
  readonly kind: Campaign['kind'];
  /** The phase at `now`. Left out, campaigns of all phases are found. */
  readonly phase?: Phase | undefined;
  /** ISO 8601. */
  readonly now: string;
  /** Part of the title. */
  readonly text?: string | undefined;
  /** First and last day of the start in Dhaka, `2026-01-31`. */
  readonly startFrom?: string | undefined;
  readonly startTo?: string | undefined;
  /** With or without questions. */
  readonly exam?: 'with' | 'without' | undefined;
  /** `due`: over and not released. */
  readonly results?: 'due' | 'released' | undefined;
  /** Left out: campaigns that are not archived. */
  readonly archived?: 'only' | 'with' | undefined;
}

export interface CampaignRange {
  /**
   * A column of the list, descending with a minus sign in front. `date`: running campaigns by their end, upcoming ones by their
   * start, past ones by their end, latest first.
   */
  readonly order: string;
  readonly skip: number;
  readonly limit: number;
}

/** Lists leave out the text of questions and options. */
export interface Campaigns extends AggregateStore<Campaign>, Places {
  list(query: CampaignQuery, range: CampaignRange): Promise<Campaign[]>;
  count(query: CampaignQuery): Promise<number>;
  /** Finds campaigns of either kind, in any order, including deleted ones. */
  findByIds(ids: readonly string[]): Promise<Campaign[]>;
  /** Exam campaigns that are not deleted, the latest start first. */
  findExamsByIds(ids: readonly string[]): Promise<Campaign[]>;
  /** Campaigns that are not deleted, with an end at or after `now` (ISO 8601). */
  listOpen(now: string): Promise<Campaign[]>;
  /** Exam campaigns that are over and that somebody sat, with unreleased results; the latest end first. */
  listToRelease(now: string, limit: number): Promise<Campaign[]>;
  /** Exam campaigns that are not over, with their questions; the next to start first. */
  listExamsNotOver(now: string): Promise<Campaign[]>;
  /** Open campaigns with a limit of participants. */
  listOpenWithLimit(now: string): Promise<Campaign[]>;
  /** Campaigns that are not deleted, with a start after `from` and not after `to` (ISO 8601). */
  listStarting(range: { readonly from: string; readonly to: string }): Promise<Campaign[]>;
  /** Deleted campaigns that can be restored at `now` (epoch ms), the latest delete first. */
  listRestorable(now: number): Promise<Campaign[]>;
  /** Ids of deleted campaigns whose undo window ended at `now` (epoch ms) or before, oldest first. */
  listRemovalDue(now: number, limit: number): Promise<string[]>;
  /** Permanently deleted campaigns whose registrations are not all cancelled. */
  listCancellationDue(limit: number): Promise<Campaign[]>;
  /** Released exam campaigns whose release mails are not all queued. */
  listUnannouncedReleases(limit: number): Promise<Campaign[]>;
  /** Removes the name of a deleted account from the latest edits. Idempotent. */
  forgetEditor(userId: string): Promise<void>;
  revOf(campaignId: string): Promise<number | null>;
}

/** How many registrations and results a delete affects. */
export interface RegistrationCounts {
  readonly registered: number;
  readonly waiting: number;
  readonly results: number;
}

/** The registration functions that campaigns use. */
export interface CampaignRegistrations {
  /** The student's own registration as the API returns it. */
  stateOf(studentId: string, campaignId: string): Promise<RegistrationState | null>;
  countsOf(campaignId: string): Promise<RegistrationCounts>;
  /** Active registrations that were made in this time. */
  countMade(range: TimeRange): Promise<number>;
  /** Cancels the registrations of campaigns that are deleted permanently, and mails the registrants. */
  cancelDeleted(): Promise<void>;
  /** Gives free places to the waiting list. */
  promoteFromWaitingList(campaignId: string): Promise<void>;
}
