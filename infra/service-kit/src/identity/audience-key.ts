import { hkdfSync } from 'node:crypto';

/** A key per audience, so that a service which leaks its own cannot sign as the gateway for another. */
export function audienceKey(key: string, audience: string): Uint8Array {
  return derived(key, `pathshala internal token for ${audience}`, 32);
}

/** The `kid` of a signing key. Derived like a key of its own, so that it reveals nothing. */
export function keyIdOf(key: string): string {
  return Buffer.from(derived(key, 'pathshala internal token key id', 6)).toString('base64url');
}

function derived(key: string, info: string, bytes: number): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, '', info, bytes));
}

export const tokenType = 'pathshala-identity+jwt';
export const tokenIssuer = 'gateway';
