import type { MailQueue, UnsentState } from '../../mails/index.ts';
import type { Invitation } from '../domain/invitation.ts';
import type { InvitationQuery, Invitations } from '../ports.ts';

interface ListInvitationsDependencies {
  readonly invitations: Pick<Invitations, 'list'>;
  readonly mailQueue: Pick<MailQueue, 'unsentOf' | 'aboutIn'>;
  readonly now: () => number;
}

type MailState = UnsentState | 'sent';

interface ListInvitationsQuery extends Pick<
  InvitationQuery,
  'page' | 'pageSize' | 'sort' | 'q' | 'role' | 'by'
> {
  readonly state?: 'open' | 'expired' | undefined;
  readonly mail?: MailState | undefined;
}

export interface ListedInvitation {
  readonly invitation: Invitation;
  readonly mail: MailState;
}

/** Open invitations, each with the state of its mail. */
export function listInvitations({ invitations, mailQueue, now }: ListInvitationsDependencies) {
  async function byMail(mail: MailState | undefined): Promise<Pick<InvitationQuery, 'ids' | 'notIds'>> {
    if (mail === undefined) return {};
    const waiting = await mailQueue.aboutIn('invitation', 'waiting');
    if (mail === 'waiting') return { ids: waiting };
    const failed = await mailQueue.aboutIn('invitation', 'failed');
    return mail === 'failed' ? { ids: failed, notIds: waiting } : { notIds: [...waiting, ...failed] };
  }

  return async (
    query: ListInvitationsQuery,
  ): Promise<{ items: readonly ListedInvitation[]; total: number }> => {
    const { state, mail, ...page } = query;
    const { items, total } = await invitations.list({
      ...page,
      // The state of a mail is a question about people with an address.
      ...(mail !== undefined && { by: 'mail' as const }),
      ...(await byMail(mail)),
      ...(state === 'open' && { validAt: now() }),
      ...(state === 'expired' && { expiredAt: now() }),
    });
    const unsent = await mailQueue.unsentOf(items.map(({ _id }) => _id));
    return {
      items: items.map((invitation) => ({ invitation, mail: unsent.get(invitation._id) ?? 'sent' })),
      total,
    };
  };
}
