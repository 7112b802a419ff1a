import { createDecoder, createVerifier } from 'fast-jwt';
import { z } from 'zod';
import { DomainError } from '@pathshala/contract-kit/domain-error';
import { createExpiringCache } from '../caches/expiring-cache.ts';
import { audienceKey, keyIdOf, tokenIssuer, tokenType } from './audience-key.ts';
import type { Identity } from './identity.ts';

/**
 * Throws, or rejects with, an `unauthenticated` DomainError if there is no token at all, and an `unavailable` one for
 * anything but a valid token for this audience. The caller cannot help the latter: clocks or keys of gateway and service
 * differ, so nobody is logged out by it.
 */
export type IdentityVerifier = (
  token: string | readonly string[] | undefined,
) => Identity | Promise<Identity>;

const receipt = z.object({ receivedAt: z.int(), bodyHash: z.string().optional() });
const account = {
  userId: z.string().min(1),
  username: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  mobile: z.string().optional(),
  permissions: z.array(z.string()).optional(),
  limitedTo: z.object({ courseIds: z.array(z.string()), batchIds: z.array(z.string()) }).optional(),
  needsSecondFactor: z.boolean().optional(),
  sessionKey: z.string().nullable(),
  address: z.string(),
  receipt: receipt.optional(),
};
const nobody = {
  userId: z.null(),
  username: z.null(),
  name: z.null(),
  email: z.null(),
  sessionKey: z.null(),
};
const ticket = z.object({ userId: z.string().min(1), subjects: z.array(z.string()), issuedAt: z.int() });
const participation = z.object({
  registrationId: z.string().min(1),
  campaignId: z.string().min(1),
  until: z.int(),
});
const apiKey = z.object({ keyId: z.string().min(1) });
const identityClaims = z.discriminatedUnion('role', [
  z.object({
    role: z.literal('visitor'),
    ...account,
    ...nobody,
    ticket: ticket.optional(),
    isUnresolved: z.literal(true).optional(),
    isGateway: z.literal(true).optional(),
  }),
  z.object({ role: z.literal('participant'), ...account, participation }),
  z.object({ role: z.enum(['student', 'admin']), ...account }),
  z.object({ role: z.literal('key'), ...account, permissions: z.array(z.string()), apiKey }),
]);
const life = z.object({ iat: z.int(), exp: z.int() });
const requiredClaims = ['iss', 'aud'];

const maxTokens = 20_000;
const maxTokenLength = 4096;
const maxLifeSeconds = 60;
/** Clocks of two machines may differ by this much. A token lives for a minute and serves one audience: more costs little. */
const toleranceSeconds = 30;

/** The reason why a token was refused: a label of the metric. */
export type RefusedReason = 'form' | 'signature' | 'claims' | 'expired' | 'from the future';

/** The header with the reason, beside the 503 for such a token. */
export const identityRefusedHeader = 'x-identity-refused';

/** Nothing of the call was carried out, so that its gateway may send it to another process of the service. */
export class IdentityRefusedError extends DomainError {
  readonly reason: RefusedReason;

  constructor(reason: RefusedReason) {
    super('unavailable', 'common.unavailable', { retryAfterSeconds: 2 });
    this.reason = reason;
  }
}

export interface IdentityVerifierOptions {
  readonly key: string;
  /** The previous key, which is accepted while the key is being replaced. */
  readonly previousKey?: string | undefined;
  readonly audience: string;
  readonly now?: () => number;
  readonly onRefused?: (reason: RefusedReason) => void;
  readonly onAccepted?: () => void;
}

/** The same token comes with every call of 30 seconds: it is verified once and then looked up by its text. */
export function createIdentityVerifier(options: IdentityVerifierOptions): IdentityVerifier {
  const now = options.now ?? Date.now;
  const claimsOf = createClaimsReader(options);
  const verified = createExpiringCache<Identity>({ ttlMs: 30_000, max: maxTokens, now });

  const refused = (reason: RefusedReason): DomainError => {
    options.onRefused?.(reason);
    return new IdentityRefusedError(reason);
  };

  const verify = (token: string): Identity => {
    const claims = claimsOf(token);
    if (claims === null) throw refused('signature');
    const times = life.safeParse(claims);
    const identity = identityClaims.safeParse(claims);
    if (!times.success || !identity.success) throw refused('claims');
    const { iat, exp } = times.data;
    const seconds = now() / 1000;
    // A token from long ago or from the future is refused, with any `exp`: the gateway makes none.
    const end = Math.min(exp, iat + maxLifeSeconds) + toleranceSeconds;
    if (seconds >= end) throw refused('expired');
    if (seconds < iat - toleranceSeconds) throw refused('from the future');
    const frozen = Object.freeze(identity.data);
    // A token with a receipt is of one call.
    if (frozen.receipt === undefined) verified.set(token, frozen, { ttlMs: (end - seconds) * 1000 });
    return frozen;
  };

  return (token) => {
    if (token === undefined || token === '') throw unauthenticated();
    if (typeof token !== 'string' || token.length > maxTokenLength) throw refused('form');
    const identity = verified.get(token) ?? verify(token);
    options.onAccepted?.();
    return identity;
  };
}

/**
 * The claims of a token that one of our keys signed for this audience; null for any other. Times are checked by the
 * caller: fast-jwt fixes its clock when the verifier is made, and has no largest life beside `exp`.
 */
function createClaimsReader(options: IdentityVerifierOptions): (token: string) => unknown {
  const keys = [options.key, options.previousKey].filter((key) => key !== undefined);
  const verifiers = new Map(keys.map((key) => [keyIdOf(key), createKeyVerifier(key, options.audience)]));
  const decode = createDecoder({ complete: true });
  return (token) => {
    try {
      const { header, signature } = decode(token) as { header: { kid?: string }; signature: string };
      if (!isCanonical(signature)) return null;
      return verifiers.get(header.kid ?? '')?.(token) ?? null;
    } catch {
      // The library throws for every token that is not ours; the caller counts and logs it.
      return null;
    }
  };
}

/** Base64url ignores the last bits of the last character: only one of its spellings is a signature. */
function isCanonical(signature: string): boolean {
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

function createKeyVerifier(key: string, audience: string): (token: string) => unknown {
  return createVerifier({
    key: Buffer.from(audienceKey(key, audience)),
    algorithms: ['HS256'],
    allowedAud: audience,
    allowedIss: tokenIssuer,
    checkTyp: tokenType,
    requiredClaims,
    ignoreExpiration: true,
  });
}

function unauthenticated(): DomainError {
  return new DomainError('unauthenticated', 'common.unauthenticated');
}
