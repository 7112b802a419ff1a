import { handle, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-campaigns-contract/http';
import { phaseOf } from '../../campaigns/index.ts';
import type { OpenedLink } from '../use-cases/find-by-link.ts';
import { accountOf } from './commands.ts';
import { viewHeldRegistration, viewOpenedLink } from './opened-link-views.ts';
import type { RegistrationUseCases } from './registration-use-cases.ts';

/** The routes behind the mailed links. Each is a POST, so that the token is in no address that is logged. */
export function linkRoutes(useCases: RegistrationUseCases): BoundRoute[] {
  async function viewOpened(opened: OpenedLink) {
    useCases.sendMailsNow();
    const waitingPosition = await useCases.readWaitingPosition(opened.registration);
    const phase = phaseOf(opened.campaign, new Date(useCases.now()).toISOString());
    return viewOpenedLink(opened, { waitingPosition, phase });
  }
  /**
   * Returns a token for the exam only to the caller whose opening of the link has proved the address; a later reader of the
   * link requests a new one by mail.
   */
  function viewSitting({ campaign, registration, isChanged }: OpenedLink) {
    const sittingToken = isChanged ? useCases.sittingTokenOf(campaign, registration) : null;
    return sittingToken === null ? {} : { sittingToken };
  }
  return [
    handle(contract.confirmRegistration, async ({ body: { token, leavesAccount }, identity }) => {
      const command = { token, account: accountOf(identity), leavesAccount };
      const opened = await useCases.confirmRegistration(command);
      return { ...(await viewOpened(opened)), ...viewSitting(opened) };
    }),
    handle(contract.cancelByLink, async ({ body }) => viewOpened(await useCases.cancelByLink(body.token))),
    handle(contract.acceptByLink, async ({ body }) => viewOpened(await useCases.acceptByLink(body.token))),
    handle(contract.requestMobileCode, async ({ body }) => {
      await useCases.requestMobileCode(body);
      return { isSent: true as const };
    }),
    handle(contract.openByMobileCode, async ({ body }) => {
      const { token, ...held } = await useCases.openByMobileCode(body);
      const waitingPosition = await useCases.readWaitingPosition(held.registration);
      const sittingToken = useCases.sittingTokenOf(held.campaign, held.registration);
      return {
        ...viewHeldRegistration(held, { isByLink: true, waitingPosition }),
        token,
        ...(sittingToken !== null && { sittingToken }),
      };
    }),
    handle(contract.readRegistrationByLink, async ({ body }) => {
      const held = await useCases.readByLink(body.token);
      const waitingPosition = await useCases.readWaitingPosition(held.registration);
      return viewHeldRegistration(held, { isByLink: true, waitingPosition });
    }),
  ];
}
