import { searchKeyOf } from '@pathshala/rules/bengali';
import { matchText, type Collection, type Filter } from '@pathshala/documents/port';
import type { RegistrationDocument } from '../../registrations/storage/registration-repository.ts';
import type { MeritList, Ranked } from '../use-cases/ports.ts';

const bestFirst = { 'standing.order': 1, _id: 1 } as const;
const order = 'standing.order';

/** Reads the registrations themselves: name, choice and result stand in one document, so nothing can disagree. */
export function createMeritList(collection: Collection<RegistrationDocument>): MeritList {
  const ranked = (filter: Filter, range: { skip: number; limit: number }) =>
    collection.find(filter, { sort: bestFirst, ...range }).toArray() as Promise<Ranked[]>;
  const all = (campaignId: string) => ({ campaignId, [order]: { $gte: 0 } });
  return {
    list: (campaignId, range) => ranked(all(campaignId), range),
    async search(campaignId, text, range) {
      const key = searchKeyOf(text);
      const byName = { showsName: true, nameKey: matchText(key) };
      const filter = { ...all(campaignId), $or: [byName, { rollNumber: key }] };
      return { items: await ranked(filter, range), total: await collection.countDocuments(filter) };
    },
    count: (campaignId) => collection.countDocuments(all(campaignId)),
    countBetter: (campaignId, than) =>
      collection.countDocuments({ campaignId, [order]: { $gte: 0, $lt: than } }),
    latestOf: (campaignId, studentId) =>
      collection.findOne({ studentId, campaignId }, { sort: { registeredAt: -1, _id: -1 } }),
    notTold: (campaignId, limit) =>
      ranked({ ...all(campaignId), isToldOfRelease: false }, { skip: 0, limit }),
  };
}
