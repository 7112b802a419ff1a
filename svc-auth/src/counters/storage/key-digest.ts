import { createHash } from 'node:crypto';

/** A part of a counter's key: hides identifiers and addresses, and bounds the length. */
export function keyDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
