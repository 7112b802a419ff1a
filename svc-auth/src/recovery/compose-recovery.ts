import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { AccountsCapability } from '../accounts/compose-accounts.ts';
import type { Mails } from '../mails/compose-mails.ts';
import { createLinkMail } from './adapters/link-mail.ts';
import { createRandomLinkTokens } from './adapters/random-link-tokens.ts';
import { recoveryRoutes } from './http/recovery-routes.ts';
import { createDocumentLinks, linksCollection } from './storage/document-links.ts';
import { requestLink } from './use-cases/request-link.ts';
import { resetPassword } from './use-cases/reset-password.ts';
import { unlockDevice } from './use-cases/unlock-device.ts';

const hour = 60 * 60 * 1000;

/** Ways back into an account by its mailbox. */
export function composeRecovery(
  { documents, publicUrl, now, log }: Platform,
  { deps: accounts, cookies }: Pick<AccountsCapability, 'deps' | 'cookies'>,
  mails: Mails,
) {
  const links = createDocumentLinks(documents);
  const deps = {
    ...accounts,
    links,
    tokens: createRandomLinkTokens(),
    linkMail: createLinkMail({ queue: mails.queue, now, publicUrl }),
    inBackground(task: () => Promise<void>): void {
      task().catch((error: unknown) =>
        log.error({ err: error }, 'a link that was asked for could not be mailed'),
      );
    },
  };
  return {
    links,
    routes: recoveryRoutes({
      cookies,
      requestReset: requestLink(deps, 'reset'),
      requestUnlock: requestLink(deps, 'unlock'),
      resetPassword: resetPassword(deps),
      unlockDevice: unlockDevice(deps),
    }),
    jobs: [{ name: 'forget-expired-links', everyMs: hour, run: () => links.deleteExpired(now()) }],
    indexes: [
      { collection: linksCollection, keys: { userId: 1 } as const },
      { collection: linksCollection, keys: { expiresAt: 1 } as const },
    ],
  };
}
