import type { Invitation as InvitationView } from '@pathshala/svc-auth-contract/http';
import type { ListedInvitation } from '../use-cases/list-invitations.ts';
import type { Invitation } from '../domain/invitation.ts';

export function listedInvitationView({ invitation, mail }: ListedInvitation): InvitationView {
  return { ...invitationView(invitation), mail };
}

export function invitationView(invitation: Invitation): InvitationView {
  const { _id, email, name, role, permissions, invitedBy, createdAt, expiresAt } = invitation;
  return {
    _id,
    email,
    name,
    role,
    ...(permissions && { permissions: [...permissions] }),
    invitedBy,
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: new Date(expiresAt).toISOString(),
  };
}
