import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Identity } from './identity.ts';

/** Who reads something that administrators may see whoever owns it. */
export interface Reader {
  readonly userId: string;
  readonly isAdmin: boolean;
}

/** The id of the calling account, from the signed identity. Throws 401 for a visitor. */
export function requireUserId({ userId }: Identity): string {
  if (userId === null) throw new DomainError('unauthenticated', 'common.unauthenticated');
  return userId;
}

export function readerOf(identity: Identity): Reader {
  return { userId: requireUserId(identity), isAdmin: identity.role === 'admin' };
}
