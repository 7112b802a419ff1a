import { DomainError } from '@pathshala/contract-kit/domain-error';
import { DuplicateKeyError } from '@pathshala/stores/documents/duplicate-key-error';
import type { Editor } from '@pathshala/back-office/edit-mark';
import { deletedThingOf, type ListDeleted } from '@pathshala/back-office/recently-deleted';
import { type Accounts, requireRightsOver } from '../../accounts/index.ts';
import type { MailQueue } from '../../mails/index.ts';
import type { Invitation } from '../domain/invitation.ts';
import { requireRestorable, withdrawalOf } from '../domain/withdrawal.ts';
import type { Invitations, Withdrawals } from '../ports.ts';
import type { FindManagedInvitation } from './find-managed-invitation.ts';
import type { ResendInvitationCommand } from './resend-invitation.ts';

interface WithdrawInvitationDependencies {
  readonly findManagedInvitation: FindManagedInvitation;
  readonly invitations: Pick<Invitations, 'delete' | 'find' | 'insert'>;
  readonly withdrawals: Withdrawals;
  readonly accounts: Pick<Accounts, 'find' | 'findByEmail'>;
  readonly mailQueue: Pick<MailQueue, 'deleteAbout' | 'isWaiting'>;
  readonly now: () => number;
}

/**
 * Invalidates the link and deletes its mail if it is still queued. The withdrawal is stored before the invitation is deleted: a
 * crash between the two leaves an invitation that can be withdrawn again.
 */
export function withdrawInvitation(deps: WithdrawInvitationDependencies) {
  const { findManagedInvitation, invitations, withdrawals, mailQueue, now } = deps;
  return async (id: string, by: Editor): Promise<{ undoUntil: string }> => {
    const invitation = await findManagedInvitation(id, by.id);
    const isMailDropped = await mailQueue.isWaiting(id);
    const withdrawal = withdrawalOf(invitation, { isMailDropped, by, now: now() });
    await withdrawals.store(withdrawal);
    if (!(await invitations.delete(id))) {
      await withdrawals.remove(id);
      throw new DomainError('not-found', 'common.not-found');
    }
    await mailQueue.deleteAbout([id]);
    return { undoUntil: new Date(withdrawal.removalDueAt ?? 0).toISOString() };
  };
}

interface RestoreInvitationDependencies extends WithdrawInvitationDependencies {
  readonly resendInvitation: (command: ResendInvitationCommand) => Promise<Invitation>;
}

export interface RestoreInvitationCommand {
  readonly id: string;
  readonly adminId: string | null;
}

/** Makes the mailed link valid again; a mail that was never sent is written anew. Idempotent. */
export function restoreInvitation(deps: RestoreInvitationDependencies) {
  const { accounts, invitations, withdrawals, now } = deps;
  return async ({ id, adminId }: RestoreInvitationCommand): Promise<Invitation> => {
    const withdrawal = requireRestorable(await withdrawals.find(id), now());
    const { invitation } = withdrawal;
    requireRightsOver(adminId === null ? null : await accounts.find(adminId), invitation);
    if ((await accounts.findByEmail(invitation.emailKey)) !== null) {
      throw new DomainError('conflict', 'auth.account-exists');
    }
    await insertAgain(invitation);
    const restored = withdrawal.isMailDropped ? await deps.resendInvitation({ id, adminId }) : invitation;
    await withdrawals.remove(id);
    return restored;
  };

  /** The address may have a new invitation since. */
  async function insertAgain(invitation: Invitation): Promise<void> {
    try {
      await invitations.insert(invitation);
    } catch (error) {
      if (!(error instanceof DuplicateKeyError)) throw error;
      if ((await invitations.find(invitation._id)) !== null) return;
      throw new DomainError('conflict', 'auth.already-invited');
    }
  }
}

/** Withdrawn invitations that can be restored. */
export function listWithdrawn({
  withdrawals,
}: {
  readonly withdrawals: Pick<Withdrawals, 'restorable'>;
}): ListDeleted {
  return async (now) =>
    (await withdrawals.restorable(now)).map((stored) =>
      deletedThingOf(stored, {
        _id: stored._id,
        kind: 'invitation',
        title: stored.invitation.email || stored.invitation.name,
      }),
    );
}
