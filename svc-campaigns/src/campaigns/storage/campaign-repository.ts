import type { Collection } from '@pathshala/documents/port';
import type { Aggregate, AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { Campaign } from '../domain/campaign.ts';
import type { CampaignRepository } from '../use-cases/ports.ts';

export type CampaignDocument = Campaign & Aggregate;

export const campaignIndexes = [
  { collection: 'campaigns', keys: { kind: 1, endDate: 1 } },
  { collection: 'campaigns', keys: { isCancellationDue: 1 } },
] as const;

/** Everything but the questions: what a list needs. */
const withoutQuestions = {
  'exam.subjects.mcqs.question': 0,
  'exam.subjects.mcqs.explanation': 0,
  'exam.subjects.mcqs.options': 0,
  outbox: 0,
} as const;

const rollNumberOf = (count: number) => String(count).padStart(6, '0');

export function createCampaignRepository(
  collection: Collection<CampaignDocument>,
  aggregates: AggregateStore<Campaign>,
): CampaignRepository {
  return {
    ...aggregates,
    list: (filter, options) =>
      collection.find(filter, { ...options, projection: withoutQuestions }).toArray(),
    count: (filter) => collection.countDocuments(filter),
    async claimSeat({ _id, maxParticipants }, { registrationId, at, isConfirmed }) {
      const room = maxParticipants === 0 ? {} : { seatsTaken: { $lt: maxParticipants } };
      const before = await collection.findOneAndUpdate(
        { _id, maxParticipants, deletedAt: null, ...room },
        {
          $inc: { seatsTaken: 1, unconfirmedSeats: isConfirmed ? 0 : 1, nextRoll: 1, rev: 1 },
          $push: { claims: { registrationId, at } },
        },
        { returnDocument: 'before', projection: { nextRoll: 1 } },
      );
      return before ? rollNumberOf(before.nextRoll) : null;
    },
    async takeRollNumber(campaignId) {
      const before = await collection.findOneAndUpdate(
        { _id: campaignId },
        { $inc: { nextRoll: 1, rev: 1 } },
        { returnDocument: 'before', projection: { nextRoll: 1 } },
      );
      return rollNumberOf(before?.nextRoll ?? 0);
    },
    async settleClaim(campaignId, registrationId) {
      await collection.updateOne(
        { _id: campaignId },
        { $pull: { claims: { registrationId } }, $inc: { rev: 1 } },
      );
    },
    async joinQueue(campaignId, isConfirmed) {
      const before = await collection.findOneAndUpdate(
        { _id: campaignId },
        { $inc: { nextWaiting: 1, waitingCount: 1, unconfirmedWaiting: isConfirmed ? 0 : 1, rev: 1 } },
        { returnDocument: 'before', projection: { nextWaiting: 1 } },
      );
      return before?.nextWaiting ?? 0;
    },
    async correctCounts(campaignId, { rev, ...counts }) {
      await collection.updateOne({ _id: campaignId, rev }, { $set: counts, $inc: { rev: 1 } });
    },
    async revOf(campaignId) {
      const found = await collection.findOne({ _id: campaignId }, { projection: { rev: 1 } });
      return found?.rev ?? null;
    },
  };
}
