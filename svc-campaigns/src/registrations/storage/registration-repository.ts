import { searchKeyOf } from '@pathshala/rules/bengali';
import { matchText, type Collection, type Filter } from '@pathshala/documents/port';
import type { Aggregate, AggregateStore } from '@pathshala/service-kit/events/aggregate';
import type { Registration } from '../domain/registration.ts';
import type { RegistrationRepository } from '../use-cases/ports.ts';

import { registrationMails } from './registration-mails.ts';

export type RegistrationDocument = Registration & Aggregate;

const collection = 'registrations';

export const registrationIndexes = [
  { collection, keys: { campaignId: 1, emailKey: 1 }, unique: true },
  { collection, keys: { campaignId: 1, mobileKey: 1 }, unique: true },
  { collection, keys: { campaignId: 1, status: 1, waitingNumber: 1 } },
  { collection, keys: { campaignId: 1, confirmBy: 1, status: 1 } },
  { collection, keys: { studentId: 1 } },
  { collection, keys: { emailKey: 1 } },
  { collection, keys: { addressKey: 1 } },
  { collection, keys: { linkHash: 1 } },
  { collection, keys: { status: 1, registeredAt: 1 } },
  { collection, keys: { mailDueAt: 1 } },
  // All that a page or a search of the merit list looks at; documents are read for its own lines only.
  { collection, keys: { campaignId: 1, 'standing.order': 1, _id: 1, nameKey: 1, rollNumber: 1 } },
] as const;

const held = { $in: ['registered', 'waiting'] };
/** Older documents have no such field, and were never in need of a link. */
const unconfirmed = { $gt: '' };

/** What an administrator may look for; digits of either script find a mobile or roll number. */
function searched(q: string): Filter {
  const key = searchKeyOf(q);
  const digits = key.replaceAll(/[\s+-]/gu, '');
  return {
    $or: [
      { nameKey: matchText(key) },
      { emailKey: matchText(key) },
      { rollNumber: key },
      ...(/^\d{3,}$/u.test(digits) ? [{ mobileKey: matchText(digits) }] : []),
    ],
  };
}

type Counts = Pick<
  RegistrationRepository,
  'countByStatus' | 'countUnconfirmed' | 'countRanked' | 'waitingPosition'
>;

function registrationCounts(collection: Collection<RegistrationDocument>): Counts {
  return {
    countByStatus: (campaignId, status) => collection.countDocuments({ campaignId, status }),
    countUnconfirmed: (campaignId, status) =>
      collection.countDocuments({ campaignId, confirmBy: unconfirmed, status }),
    countRanked: (campaignId) => collection.countDocuments({ campaignId, 'standing.order': { $gte: 0 } }),
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
  };
}

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
    async allOfPerson(studentId, addressKeys) {
      const [own, ...others] = await Promise.all(
        [{ studentId }, ...addressKeys.map((addressKey) => ({ addressKey, studentId: null }))].map((filter) =>
          collection.find(filter).toArray(),
        ),
      );
      return [...(own ?? []), ...others.flat()];
    },
    byLink: (linkHash) => collection.findOne({ linkHash }),
    async unconfirmedWith(campaignId, keys) {
      const found = await Promise.all(
        Object.entries(keys).map(([name, key]) => collection.findOne({ campaignId, [name]: key })),
      );
      return found.filter((one): one is RegistrationDocument => Boolean(one?.confirmBy));
    },
    byEmail: (emailKey) => collection.find({ emailKey }, { limit: 1000 }).toArray(),
    async page({ campaignId, q = '', skip, limit }) {
      const filter = { campaignId, status: held, ...(q.trim() === '' ? {} : searched(q)) };
      const items = await collection
        .find(filter, { sort: { registeredAt: 1, _id: 1 }, skip, limit })
        .toArray();
      return { items, total: await collection.countDocuments(filter) };
    },
    ...registrationCounts(collection),
    firstWaiting: (campaignId) =>
      collection.findOne({ campaignId, status: 'waiting', confirmBy: null }, { sort: { waitingNumber: 1 } }),
    unconfirmedSince: (campaignId, now, limit) =>
      collection.find({ campaignId, confirmBy: { $gt: '', $lte: now }, status: held }, { limit }).toArray(),
    heldWithoutResult: (campaignId, limit) =>
      collection.find({ campaignId, status: held, standing: null }, { limit }).toArray(),
    stuckSince: (before, limit) =>
      collection.find({ status: 'claiming', registeredAt: { $lt: before } }, { limit }).toArray(),
    ...registrationMails(collection),
    async remove(_id) {
      await collection.deleteOne({ _id, status: 'claiming' });
    },
  };
}
