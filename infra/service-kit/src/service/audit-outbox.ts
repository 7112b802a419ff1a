import type { AuditEntry, auditEntry } from '@pathshala/contract-kit/audit';
import type { EventDefinition, EventName } from '@pathshala/contract-kit/event';
import { pending, type Aggregate } from '../events/aggregate.ts';
import { createAggregateStore } from '../events/aggregate-store.ts';
import type { AuditLog } from '../http/audit-log.ts';
import type { Platform } from '../platform/platform.ts';
import type { Job } from './service.ts';

type StoredEntry = { readonly _id: string; readonly at: string };

/** The collection from which the relay publishes audit entries. */
export const auditCollection = 'kitAudit';

/** Published entries are in svc-auth's audit log; here they are removed after a day. */
const storedMs = 24 * 3_600_000;
const removeEveryMs = 3_600_000;

/** Records each entry as an event. A failure is logged with the entry: the change that it reports was made already. */
export function createAuditOutbox(
  event: EventDefinition<EventName, typeof auditEntry>,
  { documents, now, newId, log }: Pick<Platform, 'documents' | 'now' | 'newId' | 'log'>,
): { readonly auditLog: AuditLog; readonly job: Job } {
  const collection = documents.collection<StoredEntry & Aggregate>(auditCollection);
  const store = createAggregateStore<StoredEntry>({ collection, now, newId });
  return {
    auditLog: {
      async record(entry: AuditEntry) {
        try {
          await store.insert({ _id: newId(), at: entry.at }, [pending(event, entry)]);
        } catch (error) {
          log.error({ err: error, audit: entry }, 'an audit entry could not be stored');
        }
      },
    },
    job: {
      name: 'remove-published-audit-entries',
      everyMs: removeEveryMs,
      async run() {
        const before = new Date(now() - storedMs).toISOString();
        await collection.deleteMany({ outboxAt: null, at: { $lt: before } });
      },
    },
  };
}
