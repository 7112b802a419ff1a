import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import { userEmailChanged, userMobileProved } from '@pathshala/svc-auth-contract/events';
import { type AccountPorts, telKeyOf } from '../accounts/index.ts';
import type { MailPorts } from '../mails/index.ts';
import type { RecoveryPorts } from '../recovery/index.ts';
import type { SmsPorts } from '../sms/index.ts';
import type { SignupPorts } from '../signups/index.ts';
import { createEmailChangeMails } from './adapters/email-change-mails.ts';
import { createMobileChangeSms } from './adapters/mobile-change-sms.ts';
import { createHmacEmailCodes } from './adapters/hmac-email-codes.ts';
import { emailChangeRoutes } from './http/email-change-routes.ts';
import { mobileChangeRoutes } from './http/mobile-change-routes.ts';
import type { EmailChangePorts } from './ports.ts';
import { createDocumentEmailChanges, emailChangesIndexes } from './storage/document-email-changes.ts';
import { confirmMobile } from './use-cases/confirm-mobile.ts';
import { requestMobileChange } from './use-cases/request-mobile-change.ts';
import { takeCode } from './use-cases/take-code.ts';
import { confirmEmail } from './use-cases/confirm-email.ts';
import { mailCode } from './use-cases/mail-code.ts';
import { readPending, requestEmailChange, resendEmailCode } from './use-cases/request-email-change.ts';
const hour = 60 * 60 * 1000;
/** Longer than the lifetimes of codes and limits. */
const retention = 2 * hour;

/** A new address for an account, verified by a mailed code, or a new mobile number, verified by one by SMS. */
export function createEmailChangeCapability(
  { documents, secrets, publicUrl, now }: Platform,
  ports: AccountPorts & MailPorts & SmsPorts & SignupPorts & RecoveryPorts,
): Capability & { readonly ports: EmailChangePorts } {
  const { accounts } = ports;
  const emailCodes = createHmacEmailCodes(secrets.sessionSecret);
  const emails = {
    ...ports,
    now,
    purpose: 'email-change' as const,
    findOwner: (emailKey: string) => accounts.findByEmail(emailKey),
    emailChanges: createDocumentEmailChanges(documents, 'email-change'),
    emailCodes,
    emailChangeMails: createEmailChangeMails({ queue: ports.mailQueue, now, publicUrl }),
  };
  const mobiles = {
    ...emails,
    purpose: 'mobile-change' as const,
    findOwner: (contactKey: string) => accounts.findByMobile(contactKey.slice(telKeyOf('').length)),
    emailChanges: createDocumentEmailChanges(documents, 'mobile-change'),
    emailChangeMails: createMobileChangeSms(ports.sms),
  };
  const emailDeps = { ...emails, mailCode: mailCode(emails), takeCode: takeCode(emails) };
  const mobileDeps = { ...mobiles, mailCode: mailCode(mobiles), takeCode: takeCode(mobiles) };
  const changes = [emails.emailChanges, mobiles.emailChanges];
  return {
    ports: { emailChanges: emails.emailChanges, mobileChanges: mobiles.emailChanges },
    routes: [
      ...emailChangeRoutes({
        ...ports,
        readPending: readPending(emailDeps),
        requestEmailChange: requestEmailChange(emailDeps),
        resendEmailCode: resendEmailCode(emailDeps),
        confirmEmail: confirmEmail(emailDeps),
      }),
      ...mobileChangeRoutes({
        ...ports,
        readPendingMobile: readPending(mobileDeps),
        requestMobileChange: requestMobileChange(mobileDeps),
        resendMobileCode: resendEmailCode(mobileDeps),
        confirmMobile: confirmMobile(mobileDeps),
      }),
    ],
    publishes: [userEmailChanged, userMobileProved],
    indexes: emailChangesIndexes,
    jobs: [
      {
        name: 'forget-email-changes',
        everyMs: hour,
        async run() {
          for (const stored of changes) await stored.deleteSentBefore(now() - retention);
        },
      },
    ],
  };
}
