import { DomainError } from '@pathshala/contract-kit/domain-error';
import { holdsPermission } from './holds-permission.ts';
import type { Identity } from './identity.ts';

/** A reader of something that administrators with a permission may see for every owner. */
export interface Reader {
  readonly userId: string;
  readonly isAdmin: boolean;
}

/** The id of the calling account, from the signed identity. Throws 401 for a visitor. */
export function requireUserId({ userId }: Identity): string {
  if (userId === null) throw new DomainError('unauthenticated', 'common.unauthenticated');
  return userId;
}

/** An administrator without the permission reads like a student. Of several, one is enough. */
export function readerOf(identity: Identity, permission: string | readonly string[]): Reader {
  return { userId: requireUserId(identity), isAdmin: holdsPermission(identity, permission) };
}
