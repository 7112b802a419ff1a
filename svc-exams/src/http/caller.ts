import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { Identity } from '@pathshala/service-kit/identity/identity';

/** The account that calls; its id is the student's id. Taken from the signed identity, never from what was sent. */
export function callerId({ userId }: Identity): string {
  if (userId === null) throw new DomainError('unauthenticated', 'common.unauthenticated');
  return userId;
}

export function readerOf(identity: Identity): { readonly userId: string; readonly isAdmin: boolean } {
  return { userId: callerId(identity), isAdmin: identity.role === 'admin' };
}
