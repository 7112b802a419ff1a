import { createHash } from 'node:crypto';
import type { RemoteState } from './state.ts';

/** The number of buckets of visitors, stored in a cookie while a canary runs; a bucket identifies nobody. */
export const bucketCount = 10_000;

/**
 * The version of a remote that a visitor gets; null for none. It depends on the visitor's bucket and the canary's version
 * only: the same until the canary ends, and who has the canary keeps it when its share grows. Without a bucket: the live one.
 */
export function chooseVersion(
  name: string,
  { live, canary }: Pick<RemoteState, 'live' | 'canary'>,
  bucket: number | null,
): string | null {
  const isChosen =
    canary !== null && bucket !== null && place(name, canary.version, bucket) < canary.percent / 100;
  return isChosen ? canary.version : (live?.version ?? null);
}

/** Between 0 and 1; independent for each canary, so that not the same visitors get all of them. */
function place(name: string, version: string, bucket: number): number {
  const hash = createHash('sha256').update(`${name} ${version} ${bucket}`).digest();
  return hash.readUInt32BE(0) / 2 ** 32;
}
