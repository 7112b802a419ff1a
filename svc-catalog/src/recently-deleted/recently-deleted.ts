import { permissions } from '@pathshala/rules/permissions';
import { recentlyDeletedCapability, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { listDeletedCourses as route } from '@pathshala/svc-catalog-contract/http';

/** Courses, their parts and assignments that can be restored. */
export function createRecentlyDeletedCapability(
  { now }: Pick<Platform, 'now'>,
  capabilities: readonly { readonly listDeleted: ListDeleted }[],
): Capability {
  const permission = permissions.questions;
  const sources = capabilities.map(({ listDeleted: list }) => ({ permission, list }));
  return recentlyDeletedCapability(route, { now, sources });
}
