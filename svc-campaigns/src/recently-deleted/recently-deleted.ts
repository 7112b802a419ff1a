import { permissions } from '@pathshala/rules/permissions';
import { recentlyDeletedCapability, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { listDeletedCampaigns as route } from '@pathshala/svc-campaigns-contract/http';

/** Campaigns that can be restored. */
export function createRecentlyDeletedCapability(
  { now }: Pick<Platform, 'now'>,
  capabilities: readonly { readonly listDeleted: ListDeleted }[],
): Capability {
  const permission = permissions.campaigns;
  const sources = capabilities.map(({ listDeleted: list }) => ({ permission, list }));
  return recentlyDeletedCapability(route, { now, sources });
}
