import { DomainError } from '@pathshala/contract-kit/domain-error';
import {
  deletedNow,
  isDeletedForGood,
  type Deletable,
  type Deleter,
  undoWindowMs,
} from '@pathshala/rules/undo-window';
import type { Invitation } from './invitation.ts';

/** A withdrawn invitation, stored until the withdrawal can no longer be undone. The address can be invited again at any time. */
export interface Withdrawal extends Deletable {
  /** The id of the invitation. */
  readonly _id: string;
  readonly invitation: Invitation;
  /** Its mail was deleted before it was sent: the undo mails a new link. */
  readonly isMailDropped: boolean;
}

export function withdrawalOf(
  invitation: Invitation,
  facts: { readonly isMailDropped: boolean; readonly by: Deleter; readonly now: number },
): Withdrawal {
  const { isMailDropped, by, now } = facts;
  return { _id: invitation._id, invitation, isMailDropped, ...deletedNow(now, by, undoWindowMs) };
}

export function requireRestorable(withdrawal: Withdrawal | null, now: number): Withdrawal {
  if (withdrawal === null) throw new DomainError('not-found', 'common.not-found');
  if (isDeletedForGood(withdrawal, now)) throw new DomainError('gone', 'auth.restore-too-late');
  return withdrawal;
}
