import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/service-kit/identity/holds-permission';
import type { Identity } from '@pathshala/service-kit/identity/identity';
import type { Viewing } from './course-views.ts';

export function viewingOf(identity: Identity): Viewing {
  return { isAuthor: holdsPermission(identity, permissions.questions) };
}
