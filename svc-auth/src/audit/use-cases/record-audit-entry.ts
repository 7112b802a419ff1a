import type { AuditEntry as ReportedEntry } from '@pathshala/contract-kit/audit';
import type { ReceivedEvent } from '@pathshala/contract-kit/event';
import { actionOf, searchTextOf, thingOf } from '../domain/audit-entry.ts';
import type { AuditEntries } from '../ports.ts';

interface RecordAuditEntryDependencies {
  readonly auditEntries: Pick<AuditEntries, 'add'>;
  /** The name of a device by its `User-Agent`; empty where it is unknown. */
  readonly deviceNameOf: (userAgent: string) => string;
}

export function recordAuditEntry({ auditEntries, deviceNameOf }: RecordAuditEntryDependencies) {
  return ({ id: _id, name: event, data }: ReceivedEvent<ReportedEntry>): Promise<void> => {
    const [domain = ''] = event.split('.');
    const { userId, name, route, id, title = null, at, requestId, address = null, changes = [] } = data;
    const device = deviceNameOf(data.device ?? '') || null;
    const entry = { _id, domain, userId, name, route, id, title, at, requestId, address, changes, device };
    const found = { action: actionOf(route), thing: thingOf(route), searchText: searchTextOf(entry) };
    return auditEntries.add({ ...entry, ...found });
  };
}
