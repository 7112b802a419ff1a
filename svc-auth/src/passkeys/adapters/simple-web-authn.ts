import { DomainError } from '@pathshala/contract-kit/domain-error';
import { passkeyOriginOf } from '../domain/passkey.ts';
import type { ChallengeOptions, TakeChallenge, WebAuthn } from '../ports.ts';

const verification = 'required';

/** The algorithms of current authenticators, by their COSE numbers: EdDSA, ES256, RS256. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Loaded with the first passkey: it would cost every start 7 MB and, without a compile cache, 0.4 s. */
const library = () => import('@simplewebauthn/server');

/** Returns null for a response that the library rejects; a store that fails is an error. */
async function orNull<Value>(verify: (take: TakeChallenge) => Promise<Value>, take: TakeChallenge) {
  let failure: unknown;
  const watched: TakeChallenge = async (challenge) => {
    try {
      return await take(challenge);
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  try {
    return await verify(watched);
  } catch {
    // The library throws for every invalid response.
    if (failure !== undefined) throw failure;
    return null;
  }
}

type Site = () => { readonly origin: string; readonly rpID: string };

export function createSimpleWebAuthn(publicUrl: string): WebAuthn {
  const origin = passkeyOriginOf(publicUrl);
  const site: Site = () => {
    if (origin === null) throw new DomainError('conflict', 'auth.passkeys-unavailable');
    return { origin, rpID: new URL(origin).hostname };
  };
  return { origin, ...registrations(site), ...logIns(site) };
}

function registrations(site: Site): Pick<WebAuthn, 'newPasskeyOptions' | 'verifyNewPasskey'> {
  return {
    async newPasskeyOptions({ _id, name, username }, known) {
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: 'Pathshala',
        rpID: site().rpID,
        userID: new Uint8Array(Buffer.from(_id)),
        userName: username,
        userDisplayName: name,
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: known.map(({ credentialId, transports }) => ({
          id: credentialId,
          transports: [...transports],
        })),
        authenticatorSelection: { residentKey: 'required', userVerification: verification },
      });
      return optionsOf(options);
    },
    async verifyNewPasskey(response, take) {
      const { origin, rpID } = site();
      const { verifyRegistrationResponse } = await library();
      const expected = { expectedOrigin: origin, expectedRPID: rpID, supportedAlgorithmIDs };
      const given = withoutMissing(response);
      const verified = await orNull(
        (expectedChallenge) =>
          verifyRegistrationResponse({ response: given, expectedChallenge, ...expected }),
        take,
      );
      if (verified?.verified !== true) return null;
      const { counter, id, publicKey } = verified.registrationInfo.credential;
      return {
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: response.response.transports ?? [],
      };
    },
  };
}

function logIns(site: Site): Pick<WebAuthn, 'logInOptions' | 'verifyLogIn'> {
  return {
    async logInOptions() {
      const options = { rpID: site().rpID, userVerification: verification } as const;
      const { generateAuthenticationOptions } = await library();
      return optionsOf(await generateAuthenticationOptions(options));
    },
    async verifyLogIn(response, { counter, credentialId, publicKey }, take) {
      const { origin, rpID } = site();
      const key = new Uint8Array(Buffer.from(publicKey, 'base64url'));
      const credential = { id: credentialId, publicKey: key, counter };
      const { verifyAuthenticationResponse } = await library();
      const expected = { expectedOrigin: origin, expectedRPID: rpID, credential };
      const given = withoutMissing(response);
      const verified = await orNull(
        (expectedChallenge) =>
          verifyAuthenticationResponse({ response: given, expectedChallenge, ...expected }),
        take,
      );
      return verified?.verified === true ? { counter: verified.authenticationInfo.newCounter } : null;
    },
  };
}

function optionsOf(options: { readonly challenge: string }): ChallengeOptions {
  return { challenge: options.challenge, options: { ...options } };
}

/** The library's types have optional fields without `undefined`. */
function withoutMissing<Value>(response: Value): NoUndefined<Value> {
  return structuredClone(response) as NoUndefined<Value>;
}

type NoUndefined<Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Key in keyof Value]: NoUndefined<Exclude<Value[Key], undefined>> }
    : Value;
