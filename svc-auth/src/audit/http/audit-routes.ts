import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { listAudit } from '@pathshala/svc-auth-contract/http';
import { actionOf, thingOf, type AuditEntry } from '../domain/audit-entry.ts';
import type { AuditEntries } from '../ports.ts';

export interface AuditRoutesDependencies {
  readonly listAuditEntries: AuditEntries['list'];
}

/** Entries of before addresses and changes were recorded have none. */
function entryView({ address, changes, device, action, thing, searchText: _, ...entry }: AuditEntry) {
  return {
    ...entry,
    address: address ?? null,
    device: device ?? null,
    action: action ?? actionOf(entry.route),
    thing: thing ?? thingOf(entry.route),
    changes: [...(changes ?? [])],
  };
}

export function auditRoutes({ listAuditEntries }: AuditRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(listAudit, async ({ query }) => {
      const { items, total } = await listAuditEntries(query);
      return { items: items.map(entryView), total, page: query.page, pageSize: query.pageSize };
    }),
  ];
}
