import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { auditEvents } from '@pathshala/svc-auth-contract/audit-events';
import type { AccountPorts } from '../accounts/index.ts';
import { onAuditRecorded, onUserDeleted } from './events.ts';
import { auditRoutes } from './http/audit-routes.ts';
import { auditEntryIndexes, createDocumentAuditEntries } from './storage/document-audit-entries.ts';
import { recordAuditEntry } from './use-cases/record-audit-entry.ts';
import { recordReleaseChange } from './use-cases/record-release-change.ts';

/** The audit log of all services: every change by an administrator. */
export function createAuditCapability(
  { documents }: Pick<Platform, 'documents'>,
  { deviceNameOf }: Pick<AccountPorts, 'deviceNameOf'>,
): Capability {
  const auditEntries = createDocumentAuditEntries(documents);
  const record = recordAuditEntry({ auditEntries, deviceNameOf });
  return {
    routes: auditRoutes({
      listAuditEntries: (query) => auditEntries.list(query),
      recordChange: recordReleaseChange({ auditEntries, deviceNameOf }),
    }),
    subscriptions: [
      ...auditEvents.map((event) => onAuditRecorded(event, record)),
      onUserDeleted((userId) => auditEntries.forgetPerson(userId)),
    ],
    indexes: auditEntryIndexes,
  };
}
