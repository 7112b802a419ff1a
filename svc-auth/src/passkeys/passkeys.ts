import type { Platform } from '@pathshala/service-kit/platform/platform';
import type { Capability } from '@pathshala/service-kit/service/capability';
import type { AccountPorts } from '../accounts/index.ts';
import type { SecondFactorCapabilityPorts } from '../second-factor/index.ts';
import { createSimpleWebAuthn } from './adapters/simple-web-authn.ts';
import { onUserDeleted } from './events.ts';
import { logInRoutes } from './http/log-in-routes.ts';
import { passkeyRoutes } from './http/passkey-routes.ts';
import type { PasskeyPorts } from './ports.ts';
import { createDocumentPasskeys, passkeysIndexes } from './storage/document-passkeys.ts';
import { createKeyValueChallenges } from './storage/key-value-challenges.ts';
import { addPasskey } from './use-cases/add-passkey.ts';
import { beginPasskey, beginPasskeyLogIn } from './use-cases/begin-passkey.ts';
import { logInByPasskey } from './use-cases/log-in-by-passkey.ts';
import { removePasskey, renamePasskey } from './use-cases/manage-passkeys.ts';

/** The passkey functions that log-in and administrators use. They are created before accounts, which depend on them. */
export function createPasskeyPorts({ documents }: Pick<Platform, 'documents'>): PasskeyPorts {
  return { passkeys: createDocumentPasskeys(documents) };
}

/** Passkeys: log-in without a name and without a password, in addition to the password. */
export function createPasskeysCapability(
  platform: Platform,
  ports: AccountPorts & SecondFactorCapabilityPorts,
): Capability {
  const { allowsSampleAccounts = true, documents, keyValue, newId, now, publicUrl, sessions } = platform;
  const passkeys = createDocumentPasskeys(documents);
  const webAuthn = createSimpleWebAuthn(publicUrl);
  const deps = {
    ...ports,
    passkeys,
    webAuthn,
    challenges: createKeyValueChallenges(keyValue),
    sessions,
    allowsSampleAccounts,
    now,
    newId,
  };
  return {
    routes: [
      ...logInRoutes({
        ...ports,
        beginPasskeyLogIn: beginPasskeyLogIn(deps),
        logInByPasskey: logInByPasskey(deps),
      }),
      ...passkeyRoutes({
        ...ports,
        origin: webAuthn.origin,
        listPasskeys: (userId) => passkeys.listOf(userId),
        beginPasskey: beginPasskey(deps),
        addPasskey: addPasskey(deps),
        renamePasskey: renamePasskey(deps),
        removePasskey: removePasskey(deps),
      }),
    ],
    subscriptions: [onUserDeleted(passkeys)],
    indexes: passkeysIndexes,
  };
}
