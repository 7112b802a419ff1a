import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import * as auth from '@pathshala/svc-auth-contract/events';
import * as campaigns from '@pathshala/svc-campaigns-contract/events';
import * as catalog from '@pathshala/svc-catalog-contract/events';
import * as exams from '@pathshala/svc-exams-contract/events';
import { deviceNameOf } from '../accounts/ports.ts';
import { onAuditRecorded } from './events/on-audit-recorded.ts';
import { onUserDeleted } from './events/on-user-deleted.ts';
import { auditRoutes } from './http/audit-routes.ts';
import { auditEntryIndexes, createDocumentAuditEntries } from './storage/document-audit-entries.ts';
import { recordAuditEntry } from './use-cases/record-audit-entry.ts';
import { recordReleaseChange } from './use-cases/record-release-change.ts';

/** The audit log of all services: what administrators changed. */
export function createAuditCapability({ documents }: Pick<Platform, 'documents'>): Capability {
  const auditEntries = createDocumentAuditEntries(documents);
  const record = recordAuditEntry({ auditEntries, deviceNameOf });
  const events = [auth, catalog, exams, campaigns].map(({ auditRecorded }) => auditRecorded);
  return {
    routes: auditRoutes({
      listAuditEntries: (query) => auditEntries.list(query),
      recordChange: recordReleaseChange({ auditEntries, deviceNameOf }),
    }),
    subscriptions: [
      ...events.map((event) => onAuditRecorded(event, record)),
      onUserDeleted((userId) => auditEntries.forgetPerson(userId)),
    ],
    indexes: auditEntryIndexes,
  };
}
