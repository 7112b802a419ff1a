import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';
import { tokenType } from './audience-key.ts';

/**
 * A JWT of the one form that we make (HS256). Nothing of the header is believed: it has to be this one, so there is
 * no algorithm to choose. Done at once on the spot: handing so short a text to another thread costs twenty times the HMAC.
 */
const header = encode({ alg: 'HS256', typ: tokenType });

export function signToken(claims: object, key: KeyObject): string {
  const content = `${header}.${encode(claims)}`;
  return `${content}.${hmac(content, key).toString('base64url')}`;
}

/** The claims as they were signed; null where header or signature are not ours. Nothing else is checked. */
export function openToken(token: string, key: KeyObject): unknown {
  const [given, claims, signature, ...more] = token.split('.');
  if (given !== header || claims === undefined || signature === undefined || more.length > 0) return null;
  const wanted = Buffer.from(hmac(`${given}.${claims}`, key).toString('base64url'));
  const written = Buffer.from(signature);
  if (wanted.length !== written.length || !timingSafeEqual(wanted, written)) return null;
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as unknown;
}

function hmac(content: string, key: KeyObject): Buffer {
  return createHmac('sha256', key).update(content).digest();
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
