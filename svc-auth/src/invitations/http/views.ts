import type { Invitation as InvitationView } from '@pathshala/svc-auth-contract/http';
import type { ListedInvitation } from '../use-cases/list-invitations.ts';
import type { ShownInvitation } from '../use-cases/show-invitations.ts';
import type { Invitation } from '../domain/invitation.ts';

export function listedInvitationView({ invitation, mail }: ListedInvitation): InvitationView {
  return { ...invitationView(invitation), ...(invitation.email !== '' && { mail }) };
}

export function shownInvitationView({ invitation, url }: ShownInvitation) {
  const { _id, name, mobile, username, expiresAt } = invitation;
  return {
    _id,
    name,
    ...(mobile !== undefined && { mobile }),
    ...(username !== undefined && { username }),
    url,
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

export function invitationView(invitation: Invitation): InvitationView {
  const { _id, email, mobile, name, role, permissions, invitedBy, createdAt, expiresAt } = invitation;
  return {
    _id,
    email,
    ...(mobile !== undefined && { mobile }),
    name,
    role,
    ...(permissions && { permissions: [...permissions] }),
    invitedBy,
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}
