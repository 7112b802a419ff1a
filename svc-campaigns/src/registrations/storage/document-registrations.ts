import type { ListKey } from '@pathshala/stores/documents/upgrade-list-keys';
import type { Collection, DocumentStore } from '@pathshala/stores/documents/port';
import type { Aggregate } from '@pathshala/service-kit/events/aggregate';
import { createAggregateStore } from '@pathshala/service-kit/events/aggregate-store';
import type { Registration } from '../domain/registration.ts';
import type { Registrations } from '../ports.ts';
import { matchingPeople } from './matching-people.ts';

export type RegistrationDocument = Registration & Aggregate;

export const registrationsCollection = 'registrations';

export const registrationListKeys: readonly ListKey[] = [
  { collection: registrationsCollection, field: 'nameKey' },
];

const collection = registrationsCollection;

export const registrationIndexes = [
  { collection, keys: { campaignId: 1, emailKey: 1 }, unique: true },
  { collection, keys: { campaignId: 1, mobileKey: 1 }, unique: true },
  { collection, keys: { campaignId: 1, status: 1, waitingNumber: 1 } },
  { collection, keys: { campaignId: 1, confirmBy: 1, status: 1 } },
  { collection, keys: { campaignId: 1, remindedFor: 1, status: 1 } },
  // Also finds registrations without a code at each start, without reading every registration.
  { collection, keys: { checkInCode: 1 } },
  // With the campaign: by the index of the campaign alone, one student's page would read all of its registrations.
  { collection, keys: { studentId: 1, campaignId: 1, status: 1 } },
  { collection, keys: { emailKey: 1 } },
  { collection, keys: { campaignId: 1, network: 1, _id: 1 } },
  { collection, keys: { addressKey: 1 } },
  { collection, keys: { linkHash: 1 } },
  { collection, keys: { status: 1, registeredAt: 1 } },
] as const;

const active = { $in: ['registered', 'waiting'] };
/** Older documents lack the field; they needed no link. */
const unconfirmed = { $gt: '' };

type Counts = Pick<
  Registrations,
  'countByStatus' | 'countUnconfirmed' | 'countRanked' | 'countMade' | 'waitingPosition'
>;

function countsOf(documents: Collection<RegistrationDocument>): Counts {
  return {
    countByStatus: (campaignId, status) => documents.countDocuments({ campaignId, status }),
    countUnconfirmed: (campaignId, status) =>
      documents.countDocuments({ campaignId, confirmBy: unconfirmed, status }),
    countRanked: (campaignId) => documents.countDocuments({ campaignId, 'standing.order': { $gte: 0 } }),
    countMade: ({ from, to }) =>
      documents.countDocuments({ status: active, registeredAt: { $gte: from, $lt: to } }),
    async waitingPosition({ campaignId, waitingNumber }) {
      const filter = { campaignId, status: 'waiting', waitingNumber: { $lt: waitingNumber } };
      return 1 + (await documents.countDocuments(filter));
    },
  };
}

type OfPeople = Pick<
  Registrations,
  | 'findActive'
  | 'hasOther'
  | 'listActiveOfStudent'
  | 'listOfPerson'
  | 'listByAddress'
  | 'findSitting'
  | 'makeMailsDue'
  | 'findByLink'
  | 'findByCheckInCode'
  | 'findByContact'
  | 'findUnconfirmed'
  | 'listTextsDue'
>;

function ofPeople(documents: Collection<RegistrationDocument>): OfPeople {
  return {
    findActive: (studentId, campaignId) => documents.findOne({ studentId, campaignId, status: active }),
    async hasOther({ _id, studentId, campaignId }) {
      const filter = { studentId, campaignId, status: { $ne: 'cancelled' }, _id: { $ne: _id } };
      return (await documents.findOne(filter, { projection: { _id: 1 } })) !== null;
    },
    listActiveOfStudent: (studentId) =>
      documents.find({ studentId, status: active }, { limit: 1000 }).toArray(),
    async listOfPerson(studentId, addressKeys) {
      const [own, ...others] = await Promise.all(
        [{ studentId }, ...addressKeys.map((addressKey) => ({ addressKey, studentId: null }))].map((filter) =>
          documents.find(filter).toArray(),
        ),
      );
      return [...(own ?? []), ...others.flat()];
    },
    // Older documents have the whole address as their email key, some of them no other key.
    async listByAddress(addressKey) {
      const found = await Promise.all(
        [{ addressKey }, { emailKey: addressKey }].map((filter) =>
          documents.find({ ...filter, status: { $ne: 'cancelled' } }, { limit: 1000 }).toArray(),
        ),
      );
      const byId = new Map(found.flat().map((registration) => [registration._id, registration]));
      return [...byId.values()].filter((one) => (one.addressKey || one.emailKey) === addressKey);
    },
    async findSitting(campaignId, sitterId) {
      const own = await documents.find({ studentId: sitterId, campaignId }).toArray();
      const latestFirst = own.toSorted((a, b) => b.registeredAt.localeCompare(a.registeredAt));
      const found = latestFirst.find(({ status }) => status !== 'cancelled') ?? latestFirst[0];
      return found ?? documents.findOne({ _id: sitterId, campaignId });
    },
    async makeMailsDue(emailKey, now) {
      const waiting = { mailDue: { $in: ['registered', 'waiting'] }, mailDueAt: { $gt: now } };
      await documents.updateMany({ emailKey, ...waiting }, { $set: { mailDueAt: now }, $inc: { rev: 1 } });
    },
    listTextsDue: (kinds, nowMs, limit) =>
      documents
        .find(
          { mailDue: { $in: [...kinds] }, mailDueAt: { $lte: nowMs }, 'basicInfo.email': '' },
          { sort: { mailDueAt: 1 }, limit },
        )
        .toArray(),
    findByLink: (linkHash) => documents.findOne({ linkHash }, { sort: { registeredAt: -1 } }),
    findByCheckInCode: (campaignId, checkInCode) => documents.findOne({ campaignId, checkInCode }),
    findByContact: (campaignId, key) => documents.findOne({ campaignId, ...key }),
    async findUnconfirmed(campaignId, key) {
      const found = await documents.findOne({ campaignId, ...key });
      return found?.confirmBy && found.isOffered !== true ? found : null;
    },
  };
}

type OfCampaigns = Pick<
  Registrations,
  | 'list'
  | 'findFirstWaiting'
  | 'countHoldsBefore'
  | 'findYoungestHold'
  | 'listOffered'
  | 'listToRemind'
  | 'listOverdue'
  | 'listActiveWithoutResult'
  | 'listWithoutPersonKeys'
  | 'listAbandoned'
  | 'remove'
>;

function ofCampaigns(documents: Collection<RegistrationDocument>): OfCampaigns {
  return {
    async list({ campaignId, q = '', skip, limit }) {
      const filter = {
        campaignId,
        status: active,
        ...(q.trim() === '' ? {} : matchingPeople(q)),
      };
      const sort = { registeredAt: 1, _id: 1 } as const;
      const items = await documents.find(filter, { sort, skip, limit }).toArray();
      return { items, total: await documents.countDocuments(filter) };
    },
    findFirstWaiting: (campaignId) =>
      documents.findOne({ campaignId, status: 'waiting', confirmBy: null }, { sort: { waitingNumber: 1 } }),
    countHoldsBefore: ({ _id, campaignId, network }) =>
      documents.countDocuments({
        campaignId,
        network,
        _id: { $lt: _id },
        status: { $in: ['claiming', 'registered'] },
        confirmBy: unconfirmed,
      }),
    findYoungestHold: (campaignId) =>
      documents.findOne(
        { campaignId, confirmBy: unconfirmed, status: 'registered', isOffered: { $ne: true } },
        { sort: { confirmBy: -1, _id: -1 } },
      ),
    listOffered: (campaignId, limit) =>
      documents
        .find({ campaignId, confirmBy: unconfirmed, status: 'registered', isOffered: true }, { limit })
        .toArray(),
    async listToRemind({ _id: campaignId, startDate }, limit) {
      const confirmed = { campaignId, status: 'registered', confirmBy: null, mailDueAt: null } as const;
      // One range of the index each: `$ne` would read every reminded participant.
      const others = [null, { $lt: startDate }, { $gt: startDate }];
      const found = await Promise.all(
        others.map((remindedFor) => documents.find({ ...confirmed, remindedFor }, { limit }).toArray()),
      );
      return found.flat().slice(0, limit);
    },
    listOverdue: (campaignId, now, limit) =>
      documents.find({ campaignId, confirmBy: { $gt: '', $lte: now }, status: active }, { limit }).toArray(),
    listWithoutPersonKeys: (campaignId, limit) =>
      documents.find({ campaignId, status: active, personKeys: null }, { limit }).toArray(),
    listActiveWithoutResult: (campaignId, limit) =>
      documents.find({ campaignId, status: active, standing: null }, { limit }).toArray(),
    listAbandoned: (before, limit) =>
      documents.find({ status: 'claiming', registeredAt: { $lt: before } }, { limit }).toArray(),
    async remove(_id) {
      await documents.deleteOne({ _id, status: 'claiming' });
    },
  };
}

interface RegistrationStorage {
  readonly documents: DocumentStore;
  readonly now: () => number;
  readonly newId: () => string;
}

export function createDocumentRegistrations({ documents, now, newId }: RegistrationStorage): Registrations {
  const stored = documents.collection<RegistrationDocument>(collection);
  return {
    ...createAggregateStore<Registration>({ collection: stored, now, newId }),
    ...ofPeople(stored),
    ...ofCampaigns(stored),
    ...countsOf(stored),
  };
}
