import { handle, Reply, type BoundRoute } from '@pathshala/service-kit/http/handler';
import * as contract from '@pathshala/svc-campaigns-contract/http';
import type { mailSittingLink } from '../use-cases/mail-sitting-link.ts';
import type { openSitting } from '../use-cases/open-sitting.ts';
import type { readSitting } from '../use-cases/read-sitting.ts';
import { viewOpenedSitting, viewSitting } from './views.ts';

interface SittingUseCases {
  readonly readSitting: ReturnType<typeof readSitting>;
  readonly openSitting: ReturnType<typeof openSitting>;
  readonly mailSittingLink: ReturnType<typeof mailSittingLink>;
  readonly sendMailsNow: () => void;
  readonly now: () => number;
}

/** Each is a POST, so that the token is in no address that is logged. */
export function sittingRoutes(useCases: SittingUseCases): BoundRoute[] {
  return [
    handle(contract.readSitting, async ({ body }) => viewSitting(await useCases.readSitting(body.token))),
    handle(contract.openSitting, async ({ body: { token }, identity, requestId }) => {
      const opened = await useCases.openSitting({ token, identity, requestId });
      const maxAgeSeconds = Math.ceil((opened.until - useCases.now()) / 1000);
      // The gateway finds the session by this cookie, as after a log-in.
      return new Reply(viewOpenedSitting(opened), {
        cookies: [{ name: 'sid', value: opened.sid, maxAgeSeconds, httpOnly: true }],
      });
    }),
    handle(contract.mailSittingLink, async ({ body }) => {
      await useCases.mailSittingLink(body.token);
      useCases.sendMailsNow();
      return { isSent: true as const };
    }),
  ];
}
