import { permissions } from '@pathshala/rules/permissions';
import { recentlyDeletedCapability, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { listDeletedUsers as route } from '@pathshala/svc-auth-contract/http';

/** Invitations, student records and photos that an administrator deleted and can restore. */
export function createRecentlyDeletedCapability(
  { now }: Pick<Platform, 'now'>,
  capabilities: readonly { readonly listDeleted: ListDeleted }[],
): Capability {
  const sources = capabilities.map(({ listDeleted: list }) => ({ permission: permissions.support, list }));
  return recentlyDeletedCapability(route, { now, sources });
}
