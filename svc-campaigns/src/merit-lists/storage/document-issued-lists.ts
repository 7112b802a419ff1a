import type { Collection, DocumentStore, Filter, Update } from '@pathshala/stores/documents/port';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { IssuedEntry } from '../domain/issued-list.ts';
import type { IssuedVersion, MeritHead, SeenChanges } from '../domain/merit-head.ts';
import type { IssuedLists } from '../ports.ts';
import { createEntryParts, partIndexes, type EntryParts } from './entry-parts.ts';
import { createParticipantSorter, runIndexes } from './participant-sorter.ts';

const heads = 'meritLists';
const leaseMs = 60_000;

export const issuedListIndexes = [
  { collection: heads, keys: { isChanged: 1 } },
  { collection: heads, keys: { isToAnnounce: 1 } },
  ...partIndexes,
  ...runIndexes,
] as const;

type Published = Pick<IssuedLists, 'publish' | 'abandon' | 'markAnnounced'>;

function publishing(collection: Collection<MeritHead>, parts: EntryParts): Published {
  /** Ends the build. A change that arrived during it stays for the next version. */
  async function end(filter: Filter, { changes, at }: SeenChanges, { $set, ...more }: Update): Promise<void> {
    const set = { ...$set, building: null };
    const all = { ...set, isChanged: false, changedSince: null };
    const written = await collection.updateOne({ ...filter, changes }, { ...more, $set: all });
    if (written.matchedCount > 0) return;
    await collection.updateOne(filter, { ...more, $set: { ...set, changedSince: at } });
  }

  return {
    async publish(campaignId, version: IssuedVersion, seen) {
      const filter = { _id: campaignId, 'building.id': version.buildId };
      const head = await collection.findOne(filter);
      // Another process took the build over.
      if (!head) return parts.remove(version.buildId);
      const isToAnnounce = version.version > head.announcedVersion;
      await end(filter, seen, {
        $set: { version: version.version, isToAnnounce },
        $push: { versions: { $each: [version] } },
      });
    },
    async abandon(campaignId, buildId, seen) {
      await end({ _id: campaignId, 'building.id': buildId }, seen, {});
    },
    async markAnnounced(_id, { version, entries, isDone }) {
      const before = { _id, announcedVersion: version - 1 };
      if (!isDone) {
        await collection.updateOne(before, { $set: { announcedEntries: entries } });
        return;
      }
      await collection.updateOne(before, { $set: { announcedVersion: version, announcedEntries: 0 } });
      await collection.updateOne(
        { _id, version, announcedVersion: version },
        { $set: { isToAnnounce: false } },
      );
    },
  };
}

export function createDocumentIssuedLists(documents: DocumentStore): IssuedLists {
  const collection = documents.collection<MeritHead>(heads);
  const parts = createEntryParts(documents);
  return {
    ...publishing(collection, parts),
    find: (campaignId) => collection.findOne({ _id: campaignId }),
    async insert(head) {
      await insertOnce(collection, head);
    },
    async markChanged(_id, now) {
      const changed = { isChanged: true, changedAt: now };
      const isFirst = { _id, $or: [{ isChanged: false }, { changedSince: null }] };
      const first = await collection.updateOne(isFirst, {
        $inc: { changes: 1 },
        $set: { ...changed, changedSince: now },
      });
      if (first.matchedCount > 0) return;
      await collection.updateOne({ _id }, { $inc: { changes: 1 }, $set: changed });
    },
    async close(_id) {
      await collection.updateOne({ _id }, { $set: { isChanged: false, isToAnnounce: false } });
    },
    listChanged: (limit) => collection.find({ isChanged: true }, { limit }).toArray(),
    listToAnnounce: (limit) => collection.find({ isToAnnounce: true }, { limit }).toArray(),
    async lease(_id, { id, now }) {
      const free = { _id, $or: [{ building: null }, { 'building.until': { $lte: now } }] };
      const building = { id, until: now + leaseMs, done: 0, total: 0 };
      const before = await collection.findOneAndUpdate(
        free,
        { $set: { building } },
        { returnDocument: 'before' },
      );
      if (before?.building) {
        await parts.remove(before.building.id);
        await createParticipantSorter(documents, before.building.id).clear();
      }
      return before;
    },
    async report(_id, { id, now, done, total }) {
      const building = { id, until: now + leaseMs, done, total };
      await collection.updateOne({ _id, 'building.id': id }, { $set: { building } });
    },
    write: (buildId, entries, onWritten) => parts.write(buildId, entries, onWritten),
    sorterFor: (buildId) => createParticipantSorter(documents, buildId),
    readRange: (buildId, range): Promise<IssuedEntry[]> => parts.readRange(buildId, range),
    readOf: (version, ids) => parts.readOf(version, ids),
  };
}
