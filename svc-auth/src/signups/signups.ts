import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { AccountPorts } from '../accounts/index.ts';
import type { MailPorts } from '../mails/index.ts';
import { loadSample } from '../sample/load-sample.ts';
import type { SiteSettingsPorts } from '../site-settings/index.ts';
import type { SmsPorts } from '../sms/index.ts';
import type { StudentPorts } from '../students/index.ts';
import { createCodeMail } from './adapters/code-mail.ts';
import { createHmacCodes } from './adapters/hmac-codes.ts';
import { signupRoutes } from './http/signup-routes.ts';
import type { FindInvitation, SignupPorts } from './ports.ts';
import { createDocumentSignups, signupsIndexes } from './storage/document-signups.ts';
import { resendCode } from './use-cases/resend-code.ts';
import { signUp } from './use-cases/sign-up.ts';
import { verifySignup } from './use-cases/verify-signup.ts';

const hour = 60 * 60 * 1000;
const signupLifetime = 7 * 24 * hour;

/** Accounts that are not verified yet: the form, the mailed code and its verification. */
export function createSignupsCapability(
  platform: Platform,
  ports: AccountPorts &
    MailPorts &
    SmsPorts &
    StudentPorts &
    SiteSettingsPorts & { readonly findInvitation: FindInvitation },
): Capability & { readonly ports: SignupPorts } {
  const { documents, secrets, publicUrl, now, newId } = platform;
  const signups = createDocumentSignups(documents);
  const deps = {
    ...ports,
    signups,
    codes: createHmacCodes(secrets.sessionSecret),
    codeMail: createCodeMail({ queue: ports.mailQueue, sms: ports.sms, now, publicUrl }),
    now,
    newId,
  };
  return {
    ports: { signups },
    routes: signupRoutes({
      cookies: ports.cookies,
      signUp: signUp(deps),
      resendCode: resendCode(deps),
      verifySignup: verifySignup(deps),
      beginSession: ports.beginSession,
    }),
    indexes: signupsIndexes,
    jobs: [
      {
        name: 'forget-old-signups',
        everyMs: hour,
        run: () => signups.deleteBefore(now() - signupLifetime),
      },
    ],
    loadSample: loadSample(deps),
  };
}
