import type { Collection, Filter } from '@pathshala/stores/documents/port';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { confirmedWaiting, isFull, type Campaign } from '../domain/campaign.ts';
import { rollNumberOf } from '../domain/roll-number.ts';
import type { ClaimedPlace, PlaceClaim, Places, WaitingNumber } from '../ports.ts';

type CampaignDocument = Campaign & Aggregate;

/** The fields that decide about a place; without the paper. */
const decisive = {
  startDate: 1,
  maxParticipants: 1,
  seatsTaken: 1,
  unconfirmedSeats: 1,
  waitingCount: 1,
  unconfirmedWaiting: 1,
  deletedAt: 1,
} as const;

/** Matches the campaign only while its limit is the one that was read. */
const asRead = ({ _id, maxParticipants, startDate, deletedAt }: Campaign): Filter => ({
  _id,
  maxParticipants,
  startDate,
  deletedAt: deletedAt ?? null,
});

const queueAsRead = ({ waitingCount, unconfirmedWaiting }: Campaign): Filter => ({
  waitingCount,
  unconfirmedWaiting: unconfirmedWaiting ?? null,
});

/** `queue`: there is a place, and a confirmed registration waits for it. `none`: no place is available for this claim. */
type Room = 'free' | 'queue' | 'full' | 'none';

const isDeleted = ({ deletedAt }: Campaign) => (deletedAt ?? null) !== null;

function roomIn(campaign: Campaign, { isOverHoldLimit = false }: PlaceClaim): Room {
  if (isDeleted(campaign) || (isOverHoldLimit && campaign.maxParticipants > 0)) return 'none';
  if (isFull(campaign)) return 'full';
  return campaign.maxParticipants > 0 && confirmedWaiting(campaign) > 0 ? 'queue' : 'free';
}

function placeWrites(collection: Collection<CampaignDocument>) {
  const increased = (filter: Filter, field: 'nextRoll' | 'nextWaiting', update: object) =>
    collection.findOneAndUpdate(filter, update, { returnDocument: 'before', projection: { [field]: 1 } });
  return {
    read: (_id: string) => collection.findOne({ _id }, { projection: decisive }),
    /** null: the campaign has changed since it was read. */
    async claim(read: Campaign, claim: PlaceClaim, condition: Filter): Promise<ClaimedPlace | null> {
      const { registrationId, at, isConfirmed } = claim;
      const hasRoom = read.maxParticipants === 0 ? {} : { seatsTaken: { $lt: read.maxParticipants } };
      const before = await increased({ ...asRead(read), ...hasRoom, ...condition }, 'nextRoll', {
        $inc: { seatsTaken: 1, unconfirmedSeats: isConfirmed ? 0 : 1, nextRoll: 1, rev: 1 },
        $push: { claims: { registrationId, at } },
      });
      return before && { campaign: read, rollNumber: rollNumberOf(before.nextRoll) };
    },
    async join(
      read: Campaign,
      { isConfirmed }: PlaceClaim,
      room: Exclude<Room, 'free'>,
    ): Promise<WaitingNumber | null> {
      const condition = {
        queue: queueAsRead(read),
        full: { seatsTaken: { $gte: read.maxParticipants } },
        none: {},
      };
      const before = await increased({ ...asRead(read), ...condition[room] }, 'nextWaiting', {
        $inc: { nextWaiting: 1, waitingCount: 1, unconfirmedWaiting: isConfirmed ? 0 : 1, rev: 1 },
      });
      const isHeld = room === 'full' && isConfirmed && (read.unconfirmedSeats ?? 0) > 0;
      return before && { waitingNumber: before.nextWaiting, hasRoom: room === 'queue' || isHeld };
    },
  };
}

/** Places and waiting numbers. A write that finds another limit or queue than was read is repeated with the new one. */
export function createDocumentPlaces(collection: Collection<CampaignDocument>): Places {
  const writes = placeWrites(collection);
  return {
    async claimPlace(campaignId, claimOf) {
      for (;;) {
        const read = await writes.read(campaignId);
        if (!read || isDeleted(read) || isFull(read)) return null;
        const claimed = await writes.claim(read, claimOf(read), {});
        if (claimed !== null) return claimed;
      }
    },
    async claimPlaceOrNumber(campaignId, claim) {
      for (;;) {
        const read = await writes.read(campaignId);
        if (!read) return { waitingNumber: 0, hasRoom: false };
        const room = roomIn(read, claim);
        const assigned =
          room === 'free'
            ? await writes.claim(read, claim, queueAsRead(read))
            : await writes.join(read, claim, room);
        if (assigned !== null) return assigned;
      }
    },
    async beginRelease(campaignId, { registrationId, at }) {
      const before = await collection.findOneAndUpdate(
        { _id: campaignId },
        { $push: { claims: { registrationId, at } }, $inc: { nextWaiting: 1, rev: 1 } },
        { returnDocument: 'before', projection: { nextWaiting: 1 } },
      );
      return before?.nextWaiting ?? 0;
    },
    async endRelease(campaignId, registrationId, hasLost) {
      const moved = { seatsTaken: -1, unconfirmedSeats: -1, waitingCount: 1, unconfirmedWaiting: 1 };
      await collection.updateOne(
        { _id: campaignId },
        { $pull: { claims: { registrationId } }, $inc: { rev: 1, ...(hasLost ? moved : {}) } },
      );
    },
    async takeRollNumber(campaignId) {
      const before = await collection.findOneAndUpdate(
        { _id: campaignId },
        { $inc: { nextRoll: 1, rev: 1 } },
        { returnDocument: 'before', projection: { nextRoll: 1 } },
      );
      return rollNumberOf(before?.nextRoll ?? 0);
    },
    async removeClaim(campaignId, registrationId) {
      await collection.updateOne(
        { _id: campaignId },
        { $pull: { claims: { registrationId } }, $inc: { rev: 1 } },
      );
    },
    async correctCounts(campaignId, { rev, ...counts }) {
      await collection.updateOne({ _id: campaignId, rev }, { $set: counts, $inc: { rev: 1 } });
    },
  };
}
