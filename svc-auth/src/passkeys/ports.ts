import type { Passkey } from './domain/passkey.ts';

/** The passkey functions that other capabilities use. They are created before accounts, which depend on them. */
export interface PasskeyPorts {
  readonly passkeys: Pick<Passkeys, 'countOf' | 'deleteOf'>;
}

export interface Passkeys {
  countOf(userId: string): Promise<number>;
  /** The oldest first. */
  listOf(userId: string): Promise<readonly Passkey[]>;
  findByCredential(credentialId: string): Promise<Passkey | null>;
  /** False: the credential is stored already. */
  insert(passkey: Passkey): Promise<boolean>;
  /** Null: the account has no such passkey. */
  rename(userId: string, id: string, name: string): Promise<Passkey | null>;
  /** Stores the counter of a log-in; false when this or a later count was stored before. `at`: ISO 8601. */
  recordUse(id: string, counter: number, at: string): Promise<boolean>;
  /** False: the account has no such passkey. */
  delete(userId: string, id: string): Promise<boolean>;
  deleteOf(userId: string): Promise<void>;
}

/** Challenges that were sent to a browser; each can be answered once. `purpose`: `log-in`, or `add` with the account. */
export interface Challenges {
  issue(purpose: string, challenge: string): Promise<void>;
  take(purpose: string, challenge: string): Promise<boolean>;
}

/** Options for `navigator.credentials`, as WebAuthn's JSON. */
export interface ChallengeOptions {
  readonly challenge: string;
  readonly options: Record<string, unknown>;
}

export type TakeChallenge = (challenge: string) => Promise<boolean>;

/** A new credential, verified. */
type NewCredential = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

/** The WebAuthn protocol at this site's address. User verification is required everywhere. */
export interface WebAuthn {
  /** The origin at which passkeys of this site work; null unless its address is a host name over a secure connection. */
  readonly origin: string | null;
  newPasskeyOptions(
    owner: { readonly _id: string; readonly username: string; readonly name: string },
    known: readonly Passkey[],
  ): Promise<ChallengeOptions>;
  /** Null for any response that is not valid. */
  verifyNewPasskey(response: NewPasskeyResponse, take: TakeChallenge): Promise<NewCredential | null>;
  logInOptions(): Promise<ChallengeOptions>;
  /** The authenticator's new counter; null for any response that is not valid. */
  verifyLogIn(
    response: LogInResponse,
    passkey: Passkey,
    take: TakeChallenge,
  ): Promise<{ readonly counter: number } | null>;
}

interface CredentialResponse {
  /** The credential, base64url. */
  readonly id: string;
  readonly rawId: string;
  readonly type: 'public-key';
  readonly authenticatorAttachment?: 'platform' | 'cross-platform' | undefined;
  readonly clientExtensionResults: Readonly<Record<string, unknown>>;
}

export interface NewPasskeyResponse extends CredentialResponse {
  readonly response: {
    readonly clientDataJSON: string;
    readonly attestationObject: string;
    readonly transports?: string[] | undefined;
  };
}

export interface LogInResponse extends CredentialResponse {
  readonly response: {
    readonly clientDataJSON: string;
    readonly authenticatorData: string;
    readonly signature: string;
    readonly userHandle?: string | undefined;
  };
}
