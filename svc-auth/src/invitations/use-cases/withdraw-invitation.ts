import { DomainError } from '@pathshala/contract-kit/domain-error';
import type { MailQueue } from '../../mails/ports.ts';
import type { Invitations } from '../ports.ts';
import type { FindManagedInvitation } from './find-managed-invitation.ts';

export interface WithdrawInvitationDependencies {
  readonly findManagedInvitation: FindManagedInvitation;
  readonly invitations: Pick<Invitations, 'delete'>;
  readonly mailQueue: Pick<MailQueue, 'deleteAbout'>;
}

/** The link no longer works, and a mail that is not sent yet is not sent. */
export function withdrawInvitation(deps: WithdrawInvitationDependencies) {
  return async (id: string, adminId: string | null): Promise<void> => {
    await deps.findManagedInvitation(id, adminId);
    if (!(await deps.invitations.delete(id))) throw new DomainError('not-found', 'common.not-found');
    await deps.mailQueue.deleteAbout([id]);
  };
}
