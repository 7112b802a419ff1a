import { canBeShown, expiryOf, type Invitation } from '../domain/invitation.ts';
import type { Invitations } from '../ports.ts';

interface ShowInvitationsDependencies {
  readonly invitations: Pick<Invitations, 'find' | 'renew'>;
  readonly tokens: { idOf(token: string): string };
  /** Returns the same token for the same invitation: a printed sheet stays valid when it is printed again. */
  readonly tokenFor: (invitationId: string) => string;
  readonly publicUrl: string;
  readonly now: () => number;
}

export interface ShownInvitation {
  readonly invitation: Invitation;
  readonly url: string;
}

/** The links of people without an address, to be shown or printed as QR codes; valid seven days from now. Others are left out. */
export function showInvitations({
  invitations,
  tokens,
  tokenFor,
  publicUrl,
  now,
}: ShowInvitationsDependencies) {
  async function show(id: string): Promise<readonly ShownInvitation[]> {
    const found = await invitations.find(id);
    if (found === null || !canBeShown(found)) return [];
    const token = tokenFor(id);
    // Everybody who sees the code can open it: it does not prove the number.
    const link = { tokenId: tokens.idOf(token), expiresAt: expiryOf(now()), provesMobile: false };
    const invitation = await invitations.renew(id, link);
    return invitation === null ? [] : [{ invitation, url: `${publicUrl}/invitation?token=${token}` }];
  }

  return async (ids: readonly string[]): Promise<readonly ShownInvitation[]> =>
    (await Promise.all([...new Set(ids)].map(show))).flat();
}
