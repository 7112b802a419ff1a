import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { AccountPorts } from '../accounts/index.ts';
import type { CounterPorts } from '../counters/index.ts';
import type { MailPorts } from '../mails/index.ts';
import { createLinkMail } from './adapters/link-mail.ts';
import { createLinkSms } from './adapters/link-sms.ts';
import type { SmsPorts } from '../sms/index.ts';
import { createRandomLinkTokens } from './adapters/random-link-tokens.ts';
import { recoveryRoutes } from './http/recovery-routes.ts';
import type { RecoveryPorts } from './ports.ts';
import { createDocumentLinks, linksIndexes } from './storage/document-links.ts';
import { requestLink, sendLink } from './use-cases/request-link.ts';
import { resetPassword } from './use-cases/reset-password.ts';
import { takeToken } from './use-cases/take-token.ts';
import { unlockDevice } from './use-cases/unlock-device.ts';

const hour = 60 * 60 * 1000;

/** Access to an account by a mailed link: a new password, or log-in from a new device while the account is locked. */
export function createRecoveryCapability(
  { documents, publicUrl, sessions, now, log }: Platform,
  ports: AccountPorts & MailPorts & SmsPorts & CounterPorts,
): Capability & { readonly ports: RecoveryPorts } {
  const links = createDocumentLinks(documents);
  const tokens = createRandomLinkTokens();
  const deps = {
    ...ports,
    links,
    sessions,
    now,
    tokens,
    takeToken: takeToken({ ...ports, tokens }),
    linkSms: createLinkSms(ports.sms),
    linkMail: createLinkMail({ queue: ports.mailQueue, now, publicUrl }),
    runInBackground(task: () => Promise<void>): void {
      task().catch((error: unknown) => log.error({ err: error }, 'a one-time link could not be mailed'));
    },
  };
  return {
    ports: {
      linkTokens: deps.tokens,
      deleteLinks: (userId) => links.deleteOf(userId),
      sendResetLink: (command) => sendLink(deps, 'reset', command),
    },
    routes: recoveryRoutes({
      cookies: ports.cookies,
      hasSms: ports.sms.isOn,
      requestReset: requestLink(deps, 'reset'),
      requestUnlock: requestLink(deps, 'unlock'),
      resetPassword: resetPassword(deps),
      unlockDevice: unlockDevice(deps),
    }),
    jobs: [{ name: 'forget-expired-links', everyMs: hour, run: () => links.deleteExpired(now()) }],
    indexes: linksIndexes,
  };
}
