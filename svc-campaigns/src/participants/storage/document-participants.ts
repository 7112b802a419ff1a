import type { DocumentStore, Filter, Sort } from '@pathshala/stores/documents/port';
import { sortBy } from '@pathshala/stores/documents/sort-by';
import { matchingPeople } from '../../registrations/storage/index.ts';
import type { ParticipantFilter } from '@pathshala/svc-campaigns-contract/participants';
import type { Participant } from '../domain/participant.ts';
import type { ParticipantQuery, Participants } from '../ports.ts';

/** Owned by the registrations capability: a check-in belongs to its registration. */
const registrations = 'registrations';

const sortFields = { name: 'nameKey', registered: 'registeredAt' } as const;

/** Indexes with the fields that filters compare, so that counts and pages read the index alone. */
export const participantIndexes = Object.values(sortFields).map((field) => ({
  collection: registrations,
  keys: { campaignId: 1, [field]: 1, _id: 1, status: 1, confirmBy: 1, checkedInAt: 1 } as const,
}));

const active = { $in: ['registered', 'waiting'] };
const withPlace = { status: 'registered', confirmBy: null };

const isIn: Readonly<Record<ParticipantFilter, Filter>> = {
  confirmed: withPlace,
  waiting: { status: 'waiting', confirmBy: null },
  unconfirmed: { status: active, confirmBy: { $gt: '' } },
  cancelled: { status: 'cancelled' },
  'checked-in': { ...withPlace, checkedInAt: { $gt: '' } },
  'not-checked-in': { ...withPlace, checkedInAt: null },
};

function filterOf({ campaignId, state, q = '', ids, isReachable }: ParticipantQuery): Filter {
  return {
    campaignId,
    ...(state ? isIn[state] : { status: active }),
    ...(q.trim() === '' ? {} : matchingPeople(q)),
    ...(ids ? { _id: { $in: ids } } : {}),
    // Older documents of accounts lack the field: they were confirmed when they were made.
    ...(isReachable ? { isAddressProved: { $ne: false } } : {}),
  };
}

function sortOf(order: string): Sort {
  return order === 'waiting' ? { waitingNumber: 1, _id: 1 } : sortBy(order, sortFields);
}

export function createDocumentParticipants(documents: DocumentStore): Participants {
  const collection = documents.collection<Participant>(registrations);
  return {
    list: (query, { order, ...range }) =>
      collection.find(filterOf(query), { ...range, sort: sortOf(order) }).toArray(),
    count: (query) => collection.countDocuments(filterOf(query)),
    async listIds(query, afterId, limit) {
      const filter = { $and: [filterOf(query), { _id: { $gt: afterId } }] };
      const found = await collection
        .find(filter, { sort: { _id: 1 }, limit, projection: { _id: 1 } })
        .toArray();
      return found.map(({ _id }) => _id);
    },
    searchVisitors: (q, limit) =>
      collection.find({ studentId: null, isAddressProved: true, ...matchingPeople(q) }, { limit }).toArray(),
    findByIds: (ids) => collection.find({ _id: { $in: ids } }).toArray(),
    async listRollNumbers(campaignId, after, limit) {
      const found = await collection
        .find(
          { campaignId, status: 'registered', rollNumber: { $gt: after } },
          { sort: { rollNumber: 1 }, limit, projection: { studentId: 1, rollNumber: 1 } },
        )
        .toArray();
      return found.map(({ _id, studentId, rollNumber }) => ({
        _id,
        studentId,
        rollNumber: rollNumber ?? '',
      }));
    },
    findByRollNumber: (campaignId, rollNumber) => collection.findOne({ campaignId, rollNumber }),
    findWaitingBefore: (campaignId, { number, exceptId }) =>
      collection.findOne(
        {
          campaignId,
          status: 'waiting',
          _id: { $ne: exceptId },
          ...(number === null ? {} : { waitingNumber: { $lt: number } }),
        },
        { sort: { waitingNumber: -1, _id: -1 } },
      ),
  };
}
