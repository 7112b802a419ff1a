import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { backupRoutes } from './http/backup-routes.ts';
import { listOverdue } from './use-cases/list-overdue.ts';

/** The backups of this site, as administrators see them. The stores of all services are in them; the process makes them. */
export function createBackupsCapability({
  backups,
  now,
}: Pick<Platform, 'backups' | 'now'>): Capability & { readonly listWaitingWork: ListWaitingWork } {
  const deps = { backups, now, startedAt: now() };
  return { routes: backupRoutes(deps), listWaitingWork: listOverdue(deps) };
}
