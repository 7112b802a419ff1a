import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { ListWaitingWork } from '@pathshala/back-office/waiting-work';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { AccountPorts } from '../accounts/index.ts';
import type { CounterPorts } from '../counters/index.ts';
import type { MailPorts } from '../mails/index.ts';
import type { PasskeyPorts } from '../passkeys/index.ts';
import type { SiteSettingsPorts } from '../site-settings/index.ts';
import { createAesSecretCipher } from './adapters/aes-secret-cipher.ts';
import { createArgon2RecoveryCodes } from './adapters/argon2-recovery-codes.ts';
import { createOneTimePasswords } from './adapters/otpauth-one-time-passwords.ts';
import { createSecurityMail } from './adapters/security-mail.ts';
import { onUserDeleted } from './events.ts';
import { logInRoutes } from './http/log-in-routes.ts';
import { secondFactorRoutes } from './http/second-factor-routes.ts';
import type { SecondFactorCapabilityPorts, SecondFactorPorts } from './ports.ts';
import { createDocumentSecondFactors } from './storage/document-second-factors.ts';
import { createKeyValueEnrolments } from './storage/key-value-enrolments.ts';
import { createDocumentSecondFactorLimits } from './storage/document-second-factor-limits.ts';
import { adminRule } from './use-cases/admin-rule.ts';
import { beginEnrolment } from './use-cases/begin-enrolment.ts';
import { confirmEnrolment } from './use-cases/confirm-enrolment.ts';
import { finishLogIn } from './use-cases/finish-log-in.ts';
import { listMissing } from './use-cases/list-missing.ts';
import { logInFactors } from './use-cases/log-in-factors.ts';
import { renewRecoveryCodes } from './use-cases/renew-recovery-codes.ts';
import { requireCode } from './use-cases/require-code.ts';
import { resetSecondFactor } from './use-cases/reset-second-factor.ts';
import { turnOffSecondFactor } from './use-cases/turn-off-second-factor.ts';

/** The functions that log-in uses. They are created before accounts, which depend on them. */
export function createSecondFactorPorts(
  { documents }: Pick<Platform, 'documents'>,
  { passkeys, requiresSecondFactorOfAdmins }: PasskeyPorts & SiteSettingsPorts,
): SecondFactorPorts {
  const secondFactors = createDocumentSecondFactors(documents);
  return { factors: logInFactors({ secondFactors, passkeys, requiresSecondFactorOfAdmins }) };
}

/** The second step of a log-in: authenticator app and recovery codes. */
export function createSecondFactorCapability(
  { documents, keyValue, now, publicUrl, secrets, sessions }: Platform,
  ports: AccountPorts &
    CounterPorts &
    MailPorts &
    PasskeyPorts &
    SecondFactorPorts &
    Pick<SiteSettingsPorts, 'readRules'>,
): Capability & { readonly ports: SecondFactorCapabilityPorts; readonly listWaitingWork: ListWaitingWork } {
  const stores = {
    ...ports,
    secondFactors: createDocumentSecondFactors(documents),
    enrolments: createKeyValueEnrolments(keyValue),
    limits: createDocumentSecondFactorLimits(ports.counters),
    oneTimePasswords: createOneTimePasswords(),
    recoveryCodes: createArgon2RecoveryCodes(ports.passwords),
    cipher: createAesSecretCipher(secrets.sessionSecret),
    securityMail: createSecurityMail({ queue: ports.mailQueue, now, publicUrl }),
    sessions,
    now,
  };
  const deps = { ...stores, requireCode: requireCode(stores) };
  const reset = resetSecondFactor(deps);
  return {
    listWaitingWork: listMissing(stores),
    ports: {
      secondFactors: { reset },
      securityMail: stores.securityMail,
      secondFactorRule: adminRule(stores),
    },
    routes: [
      ...logInRoutes({ ...ports, finishLogIn: finishLogIn(deps) }),
      ...secondFactorRoutes({
        ...ports,
        findSecondFactor: (userId) => stores.secondFactors.find(userId),
        beginEnrolment: beginEnrolment(deps),
        confirmEnrolment: confirmEnrolment(deps),
        renewRecoveryCodes: renewRecoveryCodes(deps),
        turnOffSecondFactor: turnOffSecondFactor(deps),
      }),
    ],
    subscriptions: [onUserDeleted(stores.secondFactors)],
  };
}
