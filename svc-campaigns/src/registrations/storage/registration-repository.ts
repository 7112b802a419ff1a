import type { Collection } from '@pathshala/service-kit/documents';
import type { Aggregate, AggregateStore } from '@pathshala/service-kit/events';
import type { Registration } from '../domain/registration.ts';
import type { RegistrationRepository } from '../use-cases/ports.ts';

export type RegistrationDocument = Registration & Aggregate;

const held = { $in: ['registered', 'waiting'] };

export function createRegistrationRepository(
  collection: Collection<RegistrationDocument>,
  aggregates: AggregateStore<Registration>,
): RegistrationRepository {
  return {
    ...aggregates,
    ofStudent: (studentId, campaignIds) =>
      collection
        .find(
          { studentId, status: held, ...(campaignIds ? { campaignId: { $in: campaignIds } } : {}) },
          { limit: 1000 },
        )
        .toArray(),
    byEmail: (emailKey) => collection.find({ emailKey }, { limit: 1000 }).toArray(),
    async page(campaignId, { skip, limit }) {
      const filter = { campaignId, status: held };
      const items = await collection
        .find(filter, { sort: { registeredAt: 1, _id: 1 }, skip, limit })
        .toArray();
      return { items, total: await collection.countDocuments(filter) };
    },
    countByStatus: (campaignId, status) => collection.countDocuments({ campaignId, status }),
    firstWaiting: (campaignId) =>
      collection.findOne({ campaignId, status: 'waiting' }, { sort: { waitingNumber: 1 } }),
    async waitingPosition({ campaignId, waitingNumber }) {
      return (
        1 +
        (await collection.countDocuments({
          campaignId,
          status: 'waiting',
          waitingNumber: { $lt: waitingNumber },
        }))
      );
    },
    stuckSince: (before, limit) =>
      collection.find({ status: 'claiming', registeredAt: { $lt: before } }, { limit }).toArray(),
    mailsDue: (nowMs, limit) =>
      collection.find({ mailDueAt: { $lte: nowMs } }, { sort: { mailDueAt: 1 }, limit }).toArray(),
    async takeMail({ _id, mailDue, mailDueAt }, untilMs) {
      const { matchedCount } = await collection.updateOne(
        { _id, mailDue, mailDueAt },
        { $set: { mailDueAt: untilMs } },
      );
      return matchedCount === 1;
    },
    async markMailed({ _id, mailDue }) {
      await collection.updateOne({ _id, mailDue }, { $set: { mailDue: null, mailDueAt: null } });
    },
    async remove(_id) {
      await collection.deleteOne({ _id, status: 'claiming' });
    },
  };
}
