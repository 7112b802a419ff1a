import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-campaigns-contract/http';
import type { OpenedLink } from '../use-cases/find-by-link.ts';
import { accountOf } from './commands.ts';
import { viewHeldRegistration, viewOpenedLink } from './opened-link-views.ts';
import type { RegistrationUseCases } from './registration-use-cases.ts';

/** What the mailed links lead to. Each is a POST, so that the token is in no address that is logged. */
export function linkRoutes(useCases: RegistrationUseCases): BoundRoute[] {
  async function viewOpened(opened: OpenedLink) {
    useCases.sendMailsNow();
    return viewOpenedLink(opened, await useCases.readWaitingPosition(opened.registration));
  }
  return [
    handle(contract.confirmRegistration, async ({ body: { token }, identity }) =>
      viewOpened(await useCases.confirmRegistration({ token, account: accountOf(identity) })),
    ),
    handle(contract.cancelByLink, async ({ body }) => viewOpened(await useCases.cancelByLink(body.token))),
    handle(contract.acceptByLink, async ({ body }) => viewOpened(await useCases.acceptByLink(body.token))),
    handle(contract.readRegistrationByLink, async ({ body }) => {
      const held = await useCases.readByLink(body.token);
      const waitingPosition = await useCases.readWaitingPosition(held.registration);
      return viewHeldRegistration(held, { isByLink: true, waitingPosition });
    }),
  ];
}
