import type { Collection, Filter } from '@pathshala/stores/documents/port';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { confirmedWaiting, isFull, type Campaign } from '../domain/campaign.ts';
import { rollNumberOf } from '../domain/roll-number.ts';
import type { ClaimedPlace, PlaceClaim, Places, WaitingNumber } from '../ports.ts';
import { inBlocks } from './in-blocks.ts';

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

/** The first claims that all get a place, or all get a waiting number. */
function firstBlock(campaign: Campaign, claims: readonly PlaceClaim[]) {
  const rooms = claims.map((claim) => roomIn(campaign, claim));
  const getPlaces = rooms[0] === 'free';
  const other = rooms.findIndex((room) => (room === 'free') !== getPlaces);
  const { maxParticipants, seatsTaken } = campaign;
  const free = getPlaces && maxParticipants > 0 ? maxParticipants - seatsTaken : claims.length;
  const length = Math.min(other === -1 ? claims.length : other, free);
  return { getPlaces, block: claims.slice(0, length), rooms: rooms.slice(0, length) };
}

const unconfirmedOf = (claims: readonly PlaceClaim[]) =>
  claims.filter(({ isConfirmed }) => !isConfirmed).length;

function placeWrites(collection: Collection<CampaignDocument>) {
  const increased = (filter: Filter, field: 'nextRoll' | 'nextWaiting', update: object) =>
    collection.findOneAndUpdate(filter, update, { returnDocument: 'before', projection: { [field]: 1 } });
  return {
    read: (_id: string) => collection.findOne({ _id }, { projection: decisive }),
    /** Empty: the campaign has changed since it was read, and not all of them have a place. */
    async claim(
      read: Campaign,
      claims: readonly PlaceClaim[],
      condition: Filter,
    ): Promise<readonly ClaimedPlace[]> {
      const last = read.maxParticipants - claims.length;
      const hasRoom = read.maxParticipants === 0 ? {} : { seatsTaken: { $lte: last } };
      const count = claims.length;
      const before = await increased({ ...asRead(read), ...hasRoom, ...condition }, 'nextRoll', {
        $inc: { seatsTaken: count, unconfirmedSeats: unconfirmedOf(claims), nextRoll: count, rev: 1 },
        $push: { claims: { $each: claims.map(({ registrationId, at }) => ({ registrationId, at })) } },
      });
      if (before === null) return [];
      return claims.map((_, n) => ({ campaign: read, rollNumber: rollNumberOf(before.nextRoll + n) }));
    },
    /** Empty: the campaign has changed since it was read, and there may be a place. */
    async join(
      read: Campaign,
      claims: readonly PlaceClaim[],
      rooms: readonly Room[],
    ): Promise<readonly WaitingNumber[]> {
      // The queue need not be as it was read: after a join with `hasRoom` the free places are filled.
      const condition = rooms.includes('full') ? { seatsTaken: { $gte: read.maxParticipants } } : {};
      const count = claims.length;
      const before = await increased({ ...asRead(read), ...condition }, 'nextWaiting', {
        $inc: { nextWaiting: count, waitingCount: count, unconfirmedWaiting: unconfirmedOf(claims), rev: 1 },
      });
      if (before === null) return [];
      return claims.map(({ isConfirmed }, n) => {
        const isHeld = rooms[n] === 'full' && isConfirmed && (read.unconfirmedSeats ?? 0) > 0;
        return { waitingNumber: before.nextWaiting + n, hasRoom: rooms[n] === 'queue' || isHeld };
      });
    },
  };
}

/**
 * Places and waiting numbers. The claims that one process has at the same time are one write, so that as many writes compete for
 * a campaign as there are processes. A write that finds another limit, queue or number of places than was read is repeated.
 */
export function createDocumentPlaces(collection: Collection<CampaignDocument>): Places {
  const writes = placeWrites(collection);
  const assign = inBlocks(
    async (campaignId, claims: readonly PlaceClaim[]): Promise<readonly (ClaimedPlace | WaitingNumber)[]> => {
      const read = await writes.read(campaignId);
      if (!read) return claims.map(() => ({ waitingNumber: 0, hasRoom: false }));
      const { getPlaces, block, rooms } = firstBlock(read, claims);
      return getPlaces ? writes.claim(read, block, queueAsRead(read)) : writes.join(read, block, rooms);
    },
  );
  const remove = inBlocks(async (campaignId, ids: readonly string[]) => {
    await collection.updateOne(
      { _id: campaignId },
      { $pull: { claims: { registrationId: { $in: ids } } }, $inc: { rev: 1 } },
    );
    return ids.map(() => undefined);
  });
  return {
    async claimPlace(campaignId, claimOf) {
      for (;;) {
        const read = await writes.read(campaignId);
        if (!read || isDeleted(read) || isFull(read)) return null;
        const [claimed] = await writes.claim(read, [claimOf(read)], {});
        if (claimed !== undefined) return claimed;
      }
    },
    claimPlaceOrNumber: assign,
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
    removeClaim: remove,
    async correctCounts(campaignId, { rev, ...counts }) {
      await collection.updateOne({ _id: campaignId, rev }, { $set: counts, $inc: { rev: 1 } });
    },
  };
}
