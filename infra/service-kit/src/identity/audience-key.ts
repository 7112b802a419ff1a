import { hkdfSync } from 'node:crypto';

/** A key per audience, so that a service which leaks its own cannot speak as the gateway to another. */
export function audienceKey(key: string, audience: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, '', `pathshala internal token for ${audience}`, 32));
}

export const tokenType = 'pathshala-identity+jwt';
export const tokenIssuer = 'gateway';
