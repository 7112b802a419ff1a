import { findPage } from '@pathshala/documents/find-page';
import { insertOnce } from '@pathshala/documents/insert-once';
import type { DocumentStore } from '@pathshala/documents/port';
import type { AuditEntry } from '../domain/audit-entry.ts';
import type { AuditEntries } from '../ports.ts';

const name = 'audit';

export const auditEntryIndexes = [
  { collection: name, keys: { at: -1 } },
  { collection: name, keys: { userId: 1 } },
] as const;

export function createDocumentAuditEntries(documents: DocumentStore): AuditEntries {
  const collection = documents.collection<AuditEntry>(name);
  return {
    async add(entry) {
      await insertOnce(collection, entry);
    },
    list({ page, pageSize, ...wanted }) {
      const filter = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
      return findPage(collection, filter, { page, pageSize, sort: { at: -1 } });
    },
    async forgetName(userId) {
      await collection.updateMany({ userId }, { $set: { name: null } });
    },
  };
}
