import { betweenDays } from '@pathshala/stores/documents/between-days';
import { containsText } from '@pathshala/stores/documents/contains-text';
import { findPage } from '@pathshala/stores/documents/find-page';
import { insertOnce } from '@pathshala/stores/documents/insert-once';
import type { DocumentStore } from '@pathshala/stores/documents/port';
import { searchTextOf, withoutPerson, type AuditEntry } from '../domain/audit-entry.ts';
import type { AuditEntries } from '../ports.ts';

const name = 'audit';

/** One index per filter, with the order of the list; the last one also finds the entries about a person. */
export const auditEntryIndexes = [
  { collection: name, keys: { at: -1, _id: 1 } },
  { collection: name, keys: { userId: 1, at: -1, _id: 1 } },
  { collection: name, keys: { domain: 1, at: -1, _id: 1 } },
  { collection: name, keys: { action: 1, at: -1, _id: 1 } },
  { collection: name, keys: { thing: 1, at: -1, _id: 1 } },
  { collection: name, keys: { userId: 1, domain: 1, at: -1, _id: 1 } },
  { collection: name, keys: { id: 1, at: -1, _id: 1 } },
] as const;

export function createDocumentAuditEntries(documents: DocumentStore): AuditEntries {
  const collection = documents.collection<AuditEntry>(name);
  return {
    async add(entry) {
      await insertOnce(collection, entry);
    },
    list({ page, pageSize, atFrom, atTo, q, ...wanted }) {
      const equal = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
      const filter = { ...equal, ...betweenDays('at', atFrom, atTo), ...containsText(['searchText'], q) };
      return findPage(collection, filter, { page, pageSize, sort: { at: -1, _id: 1 } });
    },
    async forgetPerson(userId) {
      const made = { name: null, address: null, device: null };
      for await (const entry of collection.find({ userId })) {
        const searchText = searchTextOf({ ...entry, ...made });
        await collection.updateOne({ _id: entry._id }, { $set: { ...made, searchText } });
      }
      for (const entry of await collection.find({ id: userId }).toArray()) {
        const changes = withoutPerson(entry.changes ?? []);
        const searchText = searchTextOf({ ...entry, changes, title: null });
        await collection.updateOne({ _id: entry._id }, { $set: { changes, title: null, searchText } });
      }
    },
  };
}
