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
  const isChosen = canary !== null && bucket !== null && isInCanary(name, canary, bucket);
  return isChosen ? canary.version : (live?.version ?? null);
}

/**
 * Whether a canary takes a visitor in, by bucket or id. It is independent for each canary, so that not the same visitors
 * get all of them.
 */
export function isInCanary(
  name: string,
  { version, percent }: Pick<NonNullable<RemoteState['canary']>, 'version' | 'percent'>,
  visitor: number | string,
): boolean {
  const hash = createHash('sha256').update(`${name} ${version} ${visitor}`).digest();
  return hash.readUInt32BE(0) / 2 ** 32 < percent / 100;
}
