import { searchKeyOf } from '@pathshala/rules/bengali';
import {
  matchText,
  type Collection,
  type DocumentStore,
  type Filter,
} from '@pathshala/stores/documents/port';
import { rollNumberOf } from '../../campaigns/index.ts';
import type { Registration } from '../../registrations/index.ts';
import { matchingPeople } from '../../registrations/storage/index.ts';
import type { Participant } from '../domain/issued-list.ts';
import type { MeritLists, MeritRange, RankedRegistration, VersionMail } from '../ports.ts';

/** Owned by the registrations capability: name, choice and result are in one document, so they cannot disagree. */
const registrations = 'registrations';

type Stored = Registration & { readonly rev: number };

export const meritListIndexes = [
  {
    collection: registrations,
    // Covers previews; documents are read only for the lines of the page.
    keys: { campaignId: 1, 'standing.order': 1, _id: 1, showsName: 1, nameKey: 1 },
  },
  // A search reads the names that are shown and no others.
  {
    collection: registrations,
    keys: { campaignId: 1, showsName: 1, 'standing.order': 1, _id: 1, nameKey: 1 },
  },
  { collection: registrations, keys: { campaignId: 1, _id: 1 } },
  { collection: registrations, keys: { campaignId: 1, rollNumber: 1 } },
  { collection: registrations, keys: { campaignId: 1, notifiedVersion: 1, mailDue: 1, hasMailFailed: 1 } },
] as const;

const bestFirst = { 'standing.order': 1, _id: 1 } as const;
const scanBatch = 500;
const releaseMails = ['released', 'reissued'] as const;

const rankedIn = (campaignId: string): Filter => ({ campaignId, 'standing.order': { $gte: 0 } });

/** Digits are a roll number, with or without its zeros; anything else is part of a name. */
function rollNumberIn(text: string): string | null {
  const key = searchKeyOf(text);
  return /^\d+$/u.test(key) ? rollNumberOf(key) : null;
}

async function* scan(
  collection: Collection<Stored>,
  campaignId: string,
  onRead: (count: number) => Promise<void>,
): AsyncIterable<readonly Participant[]> {
  const options = { sort: { _id: 1 }, limit: scanBatch, projection: { standing: 1 } } as const;
  for (let after = ''; ;) {
    const batch = await collection.find({ campaignId, _id: { $gt: after } }, options).toArray();
    const last = batch.at(-1);
    if (!last) return;
    yield batch.flatMap(({ _id, standing }) => (standing ? [{ _id, standing }] : []));
    after = last._id;
    await onRead(batch.length);
  }
}

async function queueMails(
  collection: Collection<Stored>,
  ids: readonly string[],
  { kind, version, at }: VersionMail,
): Promise<void> {
  const toNotify = {
    _id: { $in: [...ids] },
    $and: [{ $or: [{ 'basicInfo.email': { $ne: '' } }, { 'basicInfo.mobile': { $ne: '' } }] }],
    $or: [{ notifiedVersion: null }, { notifiedVersion: { $lt: version } }],
  };
  if (kind === 'reissued')
    await collection.updateMany(
      { ...toNotify, mailDue: 'released' },
      { $set: { notifiedVersion: version }, $inc: { rev: 1 } },
    );
  await collection.updateMany(toNotify, {
    $set: {
      notifiedVersion: version,
      hasMailFailed: false,
      mailDue: kind,
      mailDueAt: at,
      mailFailures: 0,
    },
    $inc: { rev: 1 },
  });
}

const hasResult = (registration: Stored): registration is Stored & RankedRegistration =>
  registration.standing !== null;

const latestFirst = (one: Stored, other: Stored): number =>
  one.registeredAt + one._id > other.registeredAt + other._id ? -1 : 1;

export function createDocumentMeritLists(documents: DocumentStore): MeritLists {
  const collection = documents.collection<Stored>(registrations);
  const list = async (filter: Filter, range: MeritRange): Promise<RankedRegistration[]> =>
    (await collection.find(filter, { sort: bestFirst, ...range }).toArray()).filter(hasResult);
  return {
    list: (campaignId, range) => list(rankedIn(campaignId), range),
    async search(campaignId, { text, people }, range) {
      const rollNumber = people ? null : rollNumberIn(text);
      if (rollNumber !== null) {
        const found = await collection.find({ campaignId, rollNumber }).toArray();
        const items = found.filter(hasResult);
        return { items: items.slice(range.skip, range.skip + range.limit), total: items.length };
      }
      const shown = people
        ? matchingPeople(text)
        : { showsName: true, nameKey: matchText(searchKeyOf(text)) };
      const filter = { ...rankedIn(campaignId), ...shown };
      const items = await list(filter, range);
      // If the first page holds all, a count is not needed: it would scan the names a second time.
      const isWhole = range.skip === 0 && items.length < range.limit;
      return { items, total: isWhole ? items.length : await collection.countDocuments(filter) };
    },
    count: (campaignId) => collection.countDocuments(rankedIn(campaignId)),
    countRegistered: (campaignId) => collection.countDocuments({ campaignId }),
    countBetter: (campaignId, order) =>
      collection.countDocuments({ campaignId, 'standing.order': { $gte: 0, $lt: order } }),
    async findOfStudent(campaignId, studentId) {
      const found = await collection.find({ studentId, campaignId }).toArray();
      // Sorted here, not by the store: SQLite would choose the index with this order, and read the whole campaign.
      const all = found.toSorted(latestFirst);
      const own = all.find(({ standing }) => standing !== null) ?? all[0];
      // A participant is found by the registration, also after that has joined an account.
      return own ?? (await collection.findOne({ _id: studentId, campaignId }));
    },
    findByIds: (ids) => collection.find({ _id: { $in: [...ids] } }).toArray(),
    async ofStudents(campaignId, studentIds) {
      const found = await collection.find({ studentId: { $in: [...studentIds] }, campaignId }).toArray();
      return found
        .filter(hasResult)
        .toSorted(
          (one, other) => one.standing.order - other.standing.order || (one._id < other._id ? -1 : 1),
        );
    },
    scan: (campaignId, onRead) => scan(collection, campaignId, onRead),
    queueMails: (ids, mail) => queueMails(collection, ids, mail),
    countNotified: (campaignId, notifiedVersion) =>
      collection.countDocuments({ campaignId, notifiedVersion }),
    async mailCounts(campaignId) {
      const notified = { campaignId, notifiedVersion: { $gt: 0 } };
      const [queued, left, failed] = await Promise.all([
        collection.countDocuments(notified),
        collection.countDocuments({ ...notified, mailDue: { $in: [...releaseMails] } }),
        collection.countDocuments({ ...notified, mailDue: null, hasMailFailed: true }),
      ]);
      return { queued, left, failed };
    },
  };
}
