import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { userEmailChanged } from '@pathshala/svc-auth-contract/events';
import type { AccountPorts } from '../accounts/index.ts';
import type { MailPorts } from '../mails/index.ts';
import type { RecoveryPorts } from '../recovery/index.ts';
import type { SignupPorts } from '../signups/index.ts';
import { createEmailChangeMails } from './adapters/email-change-mails.ts';
import { createHmacEmailCodes } from './adapters/hmac-email-codes.ts';
import { emailChangeRoutes } from './http/email-change-routes.ts';
import type { EmailChangePorts } from './ports.ts';
import { createDocumentEmailChanges, emailChangesIndexes } from './storage/document-email-changes.ts';
import { confirmEmail } from './use-cases/confirm-email.ts';
import { mailCode } from './use-cases/mail-code.ts';
import { readPending, requestEmailChange, resendEmailCode } from './use-cases/request-email-change.ts';
const hour = 60 * 60 * 1000;
/** Longer than the lifetimes of codes and limits. */
const retention = 2 * hour;

/** A new address for an account, verified by a mailed code. */
export function createEmailChangeCapability(
  { documents, secrets, publicUrl, now }: Platform,
  ports: AccountPorts & MailPorts & SignupPorts & RecoveryPorts,
): Capability & { readonly ports: EmailChangePorts } {
  const emailChanges = createDocumentEmailChanges(documents);
  const stores = {
    ...ports,
    now,
    emailChanges,
    emailCodes: createHmacEmailCodes(secrets.sessionSecret),
    emailChangeMails: createEmailChangeMails({ queue: ports.mailQueue, now, publicUrl }),
  };
  const deps = { ...stores, mailCode: mailCode(stores) };
  return {
    ports: { emailChanges },
    routes: emailChangeRoutes({
      ...ports,
      readPending: readPending(deps),
      requestEmailChange: requestEmailChange(deps),
      resendEmailCode: resendEmailCode(deps),
      confirmEmail: confirmEmail(deps),
    }),
    publishes: [userEmailChanged],
    indexes: emailChangesIndexes,
    jobs: [
      {
        name: 'forget-email-changes',
        everyMs: hour,
        run: () => emailChanges.deleteSentBefore(now() - retention),
      },
    ],
  };
}
