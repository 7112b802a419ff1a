import type { AuditEntry as ReportedEntry } from '@pathshala/contract-kit/audit';
import type { ReceivedEvent } from '@pathshala/contract-kit/event';
import type { AuditEntries } from '../ports.ts';

export interface RecordAuditEntryDependencies {
  readonly auditEntries: Pick<AuditEntries, 'add'>;
}

export function recordAuditEntry({ auditEntries }: RecordAuditEntryDependencies) {
  return ({ id: _id, name: event, data }: ReceivedEvent<ReportedEntry>): Promise<void> => {
    const [domain = ''] = event.split('.');
    const { userId, name, route, id, at, requestId, address = null, changes = [] } = data;
    return auditEntries.add({ _id, domain, userId, name, route, id, at, requestId, address, changes });
  };
}
