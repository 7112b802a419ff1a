import { permissions } from '@pathshala/rules/permissions';
import { holdsPermission } from '@pathshala/identity/holds-permission';
import type { Identity } from '@pathshala/identity/identity';
import type { Viewing } from './course-views.ts';

export function viewingOf(identity: Identity): Viewing {
  return { isAuthor: holdsPermission(identity, permissions.questions) };
}
