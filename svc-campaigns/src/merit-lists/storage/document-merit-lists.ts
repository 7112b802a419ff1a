import { searchKeyOf } from '@pathshala/rules/bengali';
import { matchText, type DocumentStore, type Filter } from '@pathshala/documents/port';
import type { Registration } from '../../registrations/ports.ts';
import type { MeritLists, MeritRange, RankedRegistration } from '../ports.ts';

/** Owned by the registrations capability: name, choice and result are in one document, so they cannot disagree. */
const registrations = 'registrations';

export const meritListIndexes = [
  {
    collection: registrations,
    // Covers pages and searches; documents are read only for the lines of the page.
    keys: { campaignId: 1, 'standing.order': 1, _id: 1, nameKey: 1, rollNumber: 1 },
  },
] as const;

const bestFirst = { 'standing.order': 1, _id: 1 } as const;

const rankedIn = (campaignId: string): Filter => ({ campaignId, 'standing.order': { $gte: 0 } });

export function createDocumentMeritLists(documents: DocumentStore): MeritLists {
  const collection = documents.collection<Registration>(registrations);
  const list = (filter: Filter, range: MeritRange) =>
    collection.find(filter, { sort: bestFirst, ...range }).toArray() as Promise<RankedRegistration[]>;
  return {
    list: (campaignId, range) => list(rankedIn(campaignId), range),
    async search(campaignId, text, range) {
      const key = searchKeyOf(text);
      const byName = { showsName: true, nameKey: matchText(key) };
      const filter = { ...rankedIn(campaignId), $or: [byName, { rollNumber: key }] };
      return { items: await list(filter, range), total: await collection.countDocuments(filter) };
    },
    count: (campaignId) => collection.countDocuments(rankedIn(campaignId)),
    countBetter: (campaignId, order) =>
      collection.countDocuments({ campaignId, 'standing.order': { $gte: 0, $lt: order } }),
    findLatest: (campaignId, studentId) =>
      collection.findOne({ studentId, campaignId }, { sort: { registeredAt: -1, _id: -1 } }),
    listUnannounced: (campaignId, limit) =>
      list({ ...rankedIn(campaignId), isToldOfRelease: false }, { skip: 0, limit }),
  };
}
