import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { listAudit } from '@pathshala/svc-auth-contract/http';
import { recordReleaseChange } from '@pathshala/svc-auth-contract/internal';
import { actionOf, thingOf, type AuditEntry } from '../domain/audit-entry.ts';
import type { AuditEntries } from '../ports.ts';
import type { ReleaseChange } from '../use-cases/record-release-change.ts';

interface AuditRoutesDependencies {
  readonly listAuditEntries: AuditEntries['list'];
  readonly recordChange: (change: ReleaseChange) => Promise<{ _id: string }>;
}

/** Older entries have neither address nor changes. */
function entryView(stored: AuditEntry) {
  const { searchText: _searchText, address = null, device = null, changes = [], ...entry } = stored;
  const { action = actionOf(entry.route), thing = thingOf(entry.route) } = entry;
  return { ...entry, address, device, action, thing, changes: [...changes] };
}

export function auditRoutes({
  listAuditEntries,
  recordChange,
}: AuditRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(listAudit, async ({ query }) => {
      const { items, total } = await listAuditEntries(query);
      return { items: items.map(entryView), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(recordReleaseChange, ({ body }) => recordChange(body)),
  ];
}
