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
  /** It holds no place before that, also where one is free: its network has as many holds as it may have. */
  readonly isOverHoldLimit?: boolean;
}

/** What an offer depends on. */
type OfferingCampaign = Pick<Campaign, '_id' | 'startDate' | 'maxParticipants'>;

export interface ClaimedPlace {
  /** As it was when the place was taken. */
  readonly campaign: OfferingCampaign;
  readonly rollNumber: string;
}

export interface WaitingNumber {
  readonly waitingNumber: number;
  /** A place is free and somebody else is in line for it, or one is held for somebody unproved and the newcomer is proved. */
  readonly hasRoom: boolean;
}

/** Places and waiting numbers. Each is taken in one write, at the limit of that moment. */
export interface Places {
  /** For somebody from the waiting list. Returns null when no place is free, and for a deleted campaign. */
  claimPlace(
    campaignId: string,
    claimOf: (campaign: OfferingCampaign) => PlaceClaim,
  ): Promise<ClaimedPlace | null>;
  /** For a newcomer: a place, or a number where none is free, where somebody confirmed waits already, and of a deleted campaign. */
  claimPlaceOrNumber(campaignId: string, claim: PlaceClaim): Promise<ClaimedPlace | WaitingNumber>;
  /** A place that is held for somebody unproved is taken away: until `endRelease` no counts are corrected. Returns the next waiting number. */
  beginRelease(campaignId: string, claim: Omit<PlaceClaim, 'isConfirmed'>): Promise<number>;
  /** Counts the place as free, if the registration has lost it. */
  endRelease(campaignId: string, registrationId: string, hasLost: boolean): Promise<void>;
  /** Another roll number, for a claim whose number was lost in a crash. */
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
  /** Left out: those that are not archived. */
  readonly archived?: 'only' | 'with' | undefined;
}

export interface CampaignRange {
  /**
   * A column of the list, descending after a minus sign. `date`: running ones by their end, upcoming ones by their start,
   * past ones by their end, latest first.
   */
  readonly order: string;
  readonly skip: number;
  readonly limit: number;
}

/** Lists leave out the text of questions and options. */
export interface Campaigns extends AggregateStore<Campaign>, Places {
  list(query: CampaignQuery, range: CampaignRange): Promise<Campaign[]>;
  count(query: CampaignQuery): Promise<number>;
  /** Of either kind, in no order, deleted ones included. */
  findByIds(ids: readonly string[]): Promise<Campaign[]>;
  /** Exam campaigns that are not deleted, the latest start first. */
  findExamsByIds(ids: readonly string[]): Promise<Campaign[]>;
  /** Not deleted, with an end at or after `now` (ISO 8601). */
  listOpen(now: string): Promise<Campaign[]>;
  /** Exam campaigns that are over and that somebody sat, with results that are not released; the latest end first. */
  listToRelease(now: string, limit: number): Promise<Campaign[]>;
  /** Exam campaigns that are not over, with their questions; the next to start first. */
  listExamsNotOver(now: string): Promise<Campaign[]>;
  /** Open ones with a limit of participants. */
  listOpenWithLimit(now: string): Promise<Campaign[]>;
  /** Not deleted, with a start after `from` and not after `to` (ISO 8601). */
  listStarting(range: { readonly from: string; readonly to: string }): Promise<Campaign[]>;
  /** Deleted ones that can be restored at `now` (epoch ms), the latest delete first. */
  listRestorable(now: number): Promise<Campaign[]>;
  /** Ids of deleted ones whose undo window ended at `now` (epoch ms) or before, oldest first. */
  listRemovalDue(now: number, limit: number): Promise<string[]>;
  /** Ones deleted for good whose registrations are not all cancelled. */
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

/** What campaigns need of registrations. */
export interface CampaignRegistrations {
  /** The student's own registration as the API returns it. */
  stateOf(studentId: string, campaignId: string): Promise<RegistrationState | null>;
  countsOf(campaignId: string): Promise<RegistrationCounts>;
  /** Active registrations that were made in this time. */
  countMade(range: TimeRange): Promise<number>;
  /** Cancels the registrations of campaigns that are deleted for good, and mails the registrants. */
  cancelDeleted(): Promise<void>;
  /** Gives free places to the waiting list. */
  promoteFromWaitingList(campaignId: string): Promise<void>;
}
