import { oneLine } from '@pathshala/rules/one-line';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { lengthOf } from '@pathshala/rules/account';

export interface Passkey {
  readonly _id: string;
  readonly userId: string;
  readonly name: string;
  /** Base64url, unique. */
  readonly credentialId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  /** The authenticator's count of its uses; 0 where it does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  /** ISO 8601. */
  readonly createdAt: string;
  readonly usedAt: string | null;
}

export const passkeyLimits = { name: 60, perAccount: 10 } as const;

/** Returns the name as one line. Throws `invalid` for an empty or a long one. */
export function requirePasskeyName(typed: string): string {
  const name = oneLine(typed);
  if (name !== '' && lengthOf(name) <= passkeyLimits.name) return name;
  throw new DomainError('invalid', 'auth.passkey-name', {
    params: { max: passkeyLimits.name },
    fields: { name: 'auth.passkey-name' },
  });
}

/** The origin at which passkeys of this site work: a host name, or localhost, over a connection that browsers call secure. */
export function passkeyOriginOf(publicUrl: string): string | null {
  const { hostname, origin, protocol } = new URL(publicUrl);
  const isAddress = hostname.startsWith('[') || /^[\d.]+$/u.test(hostname);
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
  return isAddress || !isSecure ? null : origin;
}
