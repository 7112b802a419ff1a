import type { Challenges, WebAuthn } from '../ports.ts';

interface BeginPasskeyLogInDependencies {
  readonly challenges: Pick<Challenges, 'issue'>;
  readonly webAuthn: WebAuthn;
}

/** Names no account and no credential: the authenticator shows its owner the passkeys of this site. */
export function beginPasskeyLogIn(deps: BeginPasskeyLogInDependencies) {
  return async (): Promise<Record<string, unknown>> => {
    const { challenge, options } = await deps.webAuthn.logInOptions();
    await deps.challenges.issue('log-in', challenge);
    return options;
  };
}
