import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { listAudit } from '@pathshala/svc-auth-contract/http';
import type { AuditEntries } from '../ports.ts';

export interface AuditRoutesDependencies {
  readonly listAuditEntries: AuditEntries['list'];
}

export function auditRoutes({ listAuditEntries }: AuditRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(listAudit, async ({ query }) => {
      const { items, total } = await listAuditEntries(query);
      return { items: [...items], total, page: query.page, pageSize: query.pageSize };
    }),
  ];
}
