import { handle, Reply, type BoundRoute } from '@pathshala/service-kit/http/handler';
import { editorOf, type Editor } from '@pathshala/back-office/edit-mark';
import * as contract from '@pathshala/svc-auth-contract/http';
import { type Account, type AccountCookies, type BeginSession, callerOf } from '../../accounts/index.ts';
import { sessionUserView } from '../../accounts/http/index.ts';
import type { Invitation } from '../domain/invitation.ts';
import type { AcceptInvitationCommand } from '../use-cases/accept-invitation.ts';
import type { InviteUserCommand } from '../use-cases/invite-user.ts';
import type { listInvitations } from '../use-cases/list-invitations.ts';
import type { ResendInvitationCommand } from '../use-cases/resend-invitation.ts';
import type { RestoreInvitationCommand } from '../use-cases/withdraw-invitation.ts';
import type { ShownInvitation } from '../use-cases/show-invitations.ts';
import { invitationView, listedInvitationView, shownInvitationView } from './views.ts';

interface InvitationRoutesDependencies {
  readonly listInvitations: ReturnType<typeof listInvitations>;
  readonly showInvitations: (ids: readonly string[]) => Promise<readonly ShownInvitation[]>;
  readonly inviteUser: (command: InviteUserCommand) => Promise<Invitation>;
  readonly resendInvitation: (command: ResendInvitationCommand) => Promise<Invitation>;
  readonly withdrawInvitation: (id: string, by: Editor) => Promise<{ undoUntil: string }>;
  readonly restoreInvitation: (command: RestoreInvitationCommand) => Promise<Invitation>;
  readonly openInvitation: (token: string) => Promise<Invitation>;
  readonly acceptInvitation: (command: AcceptInvitationCommand) => Promise<Account>;
  readonly beginSession: BeginSession;
  readonly cookies: AccountCookies;
}

export function invitationRoutes(deps: InvitationRoutesDependencies): readonly BoundRoute[] {
  return [...administrationRoutes(deps), ...visitorRoutes(deps)];
}

function administrationRoutes(deps: InvitationRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(contract.inviteUser, async ({ body, identity }) =>
      invitationView(await deps.inviteUser({ ...body, adminId: identity.userId })),
    ),
    handle(contract.listInvitations, async ({ query }) => {
      const { items, total } = await deps.listInvitations(query);
      return { items: items.map(listedInvitationView), total, page: query.page, pageSize: query.pageSize };
    }),
    handle(contract.showInvitations, async ({ body }) => ({
      items: (await deps.showInvitations(body.ids)).map(shownInvitationView),
    })),
    handle(contract.resendInvitation, async ({ params, identity }) =>
      invitationView(await deps.resendInvitation({ id: params.id, adminId: identity.userId })),
    ),
    handle(contract.withdrawInvitation, async ({ params, identity }) => {
      const { undoUntil } = await deps.withdrawInvitation(params.id, editorOf(identity));
      return { _id: params.id, undoUntil };
    }),
    handle(contract.restoreInvitation, async ({ params, identity }) =>
      invitationView(await deps.restoreInvitation({ id: params.id, adminId: identity.userId })),
    ),
  ];
}

function visitorRoutes({ cookies, ...deps }: InvitationRoutesDependencies): readonly BoundRoute[] {
  return [
    handle(contract.openInvitation, async ({ body }) => {
      const { email, mobile, name, role, username } = await deps.openInvitation(body.token);
      return {
        email,
        ...(email === '' && mobile !== undefined && { mobile }),
        name,
        role,
        ...(username !== undefined && { username }),
      };
    }),
    handle(contract.acceptInvitation, async (call) => {
      const account = await deps.acceptInvitation({ ...call.body, caller: callerOf(call) });
      const session = await deps.beginSession(account, call);
      return new Reply(sessionUserView(account, session), {
        cookies: cookies.forSession(session.sid, account._id),
      });
    }),
  ];
}
